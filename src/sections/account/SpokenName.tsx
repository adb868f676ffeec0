import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import {Waveform} from '../../components/Waveform';
import {levelsAbove} from '../../components/Waveform/levels';
import type {SpokenName as SpokenNameData} from '../../content/account/types';
import type {HeardWord} from '../../content/types';
import styles from './SpokenName.module.css';

function Word({text, confidence, levels}: HeardWord): ReactNode {
  return (
    <li className={styles.word} data-unsure={isUnsure(confidence) || undefined}>
      <span className={styles.wave}>
        <Waveform levels={levelsAbove(text, levels)} tone={isUnsure(confidence) ? 'low' : 'gradient'} evenPitch />
      </span>
      <span className={styles.text}>{text}</span>
    </li>
  );
}

/** Renders a voice that says its own name: its sound, its words, and what was recognized in them. */
export function SpokenName({label, breaths, findings, remark}: SpokenNameData): ReactNode {
  return (
    <figure className={styles.spoken} aria-label={label}>
      {breaths.map((words) => (
        <ol key={words[0]?.text} className={styles.words}>
          {words.map((word) => (
            <Word key={word.text} {...word} />
          ))}
        </ol>
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
