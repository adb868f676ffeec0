import type {ReactNode} from 'react';
import {ConfidenceText, isUnsure} from '../../components/Confidence';
import {Measure} from '../../components/Measure';
import type {Reading} from '../../content/products/types';
import styles from './HeardWords.module.css';

/** Renders recognized words, each with its confidence as a bar and a number. */
export function HeardWords({words}: {words: Reading[]}): ReactNode {
  return (
    <ul className={styles.words}>
      {words.map(({text, confidence}) => (
        <li key={text} className={styles.word} data-unsure={isUnsure(confidence) || undefined}>
          <span className={styles.text}>{text}</span>
          <Measure value={confidence} unsure={isUnsure(confidence)} />
          <span className={styles.confidence}>
            <ConfidenceText value={confidence} />
          </span>
        </li>
      ))}
    </ul>
  );
}
