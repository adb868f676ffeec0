import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Icon} from '../../components/Icon';
import {Waveform} from '../../components/Waveform';
import {drawnLevels} from '../../components/Waveform/levels';
import type {platformExample, platformSteps} from '../../content/developers/platformDrawing';
import {ParsedSentence} from './ParsedSentence';
import styles from './PlatformDrawing.module.css';

/**
 * Draws what the platform makes of a sentence. Each step is a radio button, so that the drawing plays up to it without
 * scripts; at first, all of it shows.
 */
export function PlatformDrawing({steps, example}: {steps: typeof platformSteps; example: typeof platformExample}) {
  const {parts, confidence, intent, reply} = example;
  return (
    <div className={clsx('border text overflow-hidden rounded-large sunken container', styles.cover)} data-rare>
      <div className={clsx('gap-8 grid top', styles.score)} aria-hidden="true" data-markdown-ignore>
        <ParsedSentence parts={parts} result={intent}>
          <span className={clsx('mono muted nowrap tiny', styles.confidence)}>{confidence}</span>
        </ParsedSentence>
        <div className={clsx('gap-2 lead stack self-start', styles.reply)}>
          <Waveform className={styles.sound} levels={drawnLevels(reply, 40)} />
          <span className="ink medium">{reply}</span>
        </div>
      </div>
      <div className={clsx('grid small', styles.steps)} role="radiogroup" aria-label="From sound to reply">
        {steps.map(({title, text, call, formats}) => (
          <div key={title} className={clsx('gap-1 relative stack', styles.step)}>
            <label className={clsx('cluster ink semibold', styles.label)}>
              <input className="visually-hidden" type="radio" name="step" />
              <Icon name="play" />
              {title}
            </label>
            <p className="muted">{text}</p>
            {call ? (
              <Link className="micro mono nowrap self-start" to={call.href}>
                {call.name}
              </Link>
            ) : (
              <span className="micro mono muted nowrap" data-markdown-ignore>
                {formats}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
