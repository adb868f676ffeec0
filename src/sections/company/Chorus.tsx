import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import {Waveform} from '../../components/Waveform';
import type {Chorus as ChorusData, Speaker} from '../../content/company/types';
import styles from './Chorus.module.css';

function Voice({who, levels, confidence, sentence}: Speaker & {sentence: string}): ReactNode {
  const unsure = isUnsure(confidence);
  return (
    <li className={styles.voice} data-unsure={unsure || undefined}>
      <p className={styles.who}>{who}</p>
      <div className={styles.wave}>
        <Waveform levels={levels} tone={unsure ? 'low' : 'gradient'} />
      </div>
      <p className={styles.heard}>
        <span>{sentence}</span>
        <Confidence value={confidence} />
      </p>
    </li>
  );
}

/** Renders a sentence as several people say it: different sounds and confidences, one meaning. */
export function Chorus({label, sentence, speakers, intent}: ChorusData): ReactNode {
  return (
    <figure className={styles.chorus} aria-label={label}>
      <ul className={styles.voices}>
        {speakers.map((speaker) => (
          <Voice key={speaker.who} sentence={sentence} {...speaker} />
        ))}
      </ul>
      <figcaption className={styles.meaning}>
        <span>All of them mean</span> <code>{intent}</code>
      </figcaption>
    </figure>
  );
}
