import Link from '@docusaurus/Link';
import {Waveform} from '../../components/Waveform';
import type {PlatformStep} from '../../content/developers/platformDrawing';
import styles from './PlatformDrawing.module.css';

/** Draws what the platform makes of a sentence, step by step: sound, text, meaning, reply. */
export function PlatformDrawing({steps}: {steps: PlatformStep[]}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text, levels, sample, call}) => (
        <li key={title} className={styles.step}>
          <div className={styles.figure}>
            {levels && <Waveform levels={levels} />}
            {sample && <code className={styles.sample}>{sample}</code>}
          </div>
          <strong>{title}</strong>
          <p className={styles.text}>{text}</p>
          {call && (
            <Link className={styles.call} to={call.href}>
              <code>{call.name}</code>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
