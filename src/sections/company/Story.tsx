import type {ReactNode} from 'react';
import {Waveform} from '../../components/Waveform';
import type {StoryEntry} from '../../content/company/types';
import styles from './Story.module.css';

/** Renders the company's history as recordings that become louder. */
export function Story({entries}: {entries: StoryEntry[]}): ReactNode {
  return (
    <ol className={styles.story}>
      {entries.map(({year, title, text, levels}) => (
        <li key={year} className={styles.entry}>
          <p className={styles.year}>{year}</p>
          <div className={styles.wave}>
            <Waveform levels={levels} tone="ink" />
          </div>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
