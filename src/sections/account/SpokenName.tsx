import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import type {SpokenName as SpokenNameData} from '../../content/account/types';
import styles from './SpokenName.module.css';
import {SpokenWords} from './SpokenWords';

/** Renders a voice that says its own name: its sound, its words, and what was recognized in them. */
export function SpokenName({label, breaths, findings, remark}: SpokenNameData): ReactNode {
  return (
    <figure className={styles.spoken} aria-label={label}>
      {breaths.map((words) => (
        <SpokenWords key={words[0]?.text} words={words} />
      ))}
      <dl className={styles.findings}>
        {findings.map(({name, text, confidence}) => (
          <div key={name} className={styles.finding} data-unsure={isUnsure(confidence) || undefined}>
            <dt>{name}</dt>
            <dd>
              {text} <Confidence value={confidence} />
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className={styles.remark}>{remark}</figcaption>
    </figure>
  );
}
