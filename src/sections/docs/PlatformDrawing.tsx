import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Icon} from '../../components/Icon';
import {SpokenWords} from '../../components/SpokenWords';
import {Waveform} from '../../components/Waveform';
import {drawnLevels} from '../../components/Waveform/levels';
import {simulateRecognition} from '../../components/Waveform/simulateRecognition';
import type {PlatformStep, platformExample} from '../../content/developers/platformDrawing';
import styles from './PlatformDrawing.module.css';

/** Draws a sentence with its sound, confidence, meaning, and reply, which the steps below show one after another. */
function Score({words, confidence, entityPlace, entity, intent, reply}: typeof platformExample) {
  return (
    <div className={styles.score} aria-hidden="true">
      <div className={styles.sentence}>
        {words.map((text, place) => (
          <div key={text} className={styles.part}>
            <SpokenWords words={simulateRecognition(text).map((word) => ({...word, confidence: 1}))} />
            {place === entityPlace && <span className={clsx('accent mono', styles.meaning)}>{entity}</span>}
          </div>
        ))}
        <span className={styles.text}>
          <span className="muted mono tiny">{confidence}</span>
        </span>
        <span className={clsx('accent mono', styles.meaning)}>{intent}</span>
      </div>
      <div className={clsx('stack gap-2', styles.reply)}>
        <Waveform className={styles.sound} levels={drawnLevels(reply, 40)} />
        <span className="ink medium">{reply}</span>
      </div>
    </div>
  );
}

/**
 * Draws what the platform makes of a sentence. Each step is a radio button, so that the drawing plays up to it without
 * scripts; at first, all of it shows.
 */
export function PlatformDrawing({steps, example}: {steps: PlatformStep[]; example: typeof platformExample}) {
  return (
    <div className={styles.cover}>
      <Score {...example} />
      <ol className={clsx('gap-0 small', styles.steps)} aria-label="From sound to reply">
        {steps.map(({title, text, call}) => (
          <li key={title} className={styles.step}>
            <label className={clsx('ink row semibold', styles.label)}>
              <input className="visually-hidden" type="radio" name="step" />
              <Icon name="play" />
              {title}
            </label>
            <p className="muted">{text}</p>
            {call && (
              <Link className="mono tiny" to={call.href}>
                {call.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
