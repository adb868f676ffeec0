import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import type {FirstWords as FirstWordsData} from '../../content/account/types';
import styles from './FirstWords.module.css';
import {SpokenWords} from './SpokenWords';

/** Renders partial results one below another, each a word longer and more confident, down to the final one. */
export function FirstWords({label, results, remark}: FirstWordsData): ReactNode {
  return (
    <figure className={styles.figure} aria-label={label}>
      <ol className={styles.results}>
        {results.map(({type, text, confidence}) => {
          const words = text
            .split(' ')
            .map((word, index) => ({text: word, confidence, levels: results[index]?.levels ?? []}));
          return (
            <li key={text} className={styles.result} data-type={type} data-unsure={isUnsure(confidence) || undefined}>
              <SpokenWords words={words} />
              <p className={styles.facts}>
                <span>{type}</span>
                <Confidence value={confidence} />
              </p>
            </li>
          );
        })}
      </ol>
      <figcaption className={styles.remark}>{remark}</figcaption>
    </figure>
  );
}
