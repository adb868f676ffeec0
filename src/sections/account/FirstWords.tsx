import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import {Waveform} from '../../components/Waveform';
import type {FirstWords as FirstWordsData} from '../../content/account/types';
import styles from './FirstWords.module.css';

/** Renders partial results one below another, each longer and more confident, down to the final one. */
export function FirstWords({label, results, remark}: FirstWordsData): ReactNode {
  const tone = (confidence: number) => (isUnsure(confidence) ? 'low' : 'gradient');
  return (
    <figure className={styles.figure} aria-label={label}>
      <ol className={styles.results}>
        {results.map(({type, text, confidence}, heard) => (
          <li key={text} className={styles.result} data-type={type} data-unsure={isUnsure(confidence) || undefined}>
            <div className={styles.waves}>
              {results.map(({text: part, levels}, index) => (
                <span key={part} className={styles.wave}>
                  {index <= heard && <Waveform levels={levels} tone={tone(confidence)} />}
                </span>
              ))}
            </div>
            <p className={styles.text}>{text}</p>
            <p className={styles.facts}>
              <span>{type}</span>
              <Confidence value={confidence} />
            </p>
          </li>
        ))}
      </ol>
      <figcaption className={styles.remark}>{remark}</figcaption>
    </figure>
  );
}
