import type {ReactNode} from 'react';
import {ConfidenceText, isUnsure} from '../../../components/Confidence';
import type {CommunityContent} from '../../../content/developers/types';
import styles from './FieldNotes.module.css';

/** Renders spoken notes and the counts made from them, and marks the uncertain one. */
export function FieldNotes({label, notes}: Pick<CommunityContent['projects']['birds'], 'label' | 'notes'>): ReactNode {
  return (
    <figure className={styles.notes} aria-label={label}>
      <ol className={styles.list}>
        {notes.map(({time, heard, species, count, confidence}) => (
          <li key={time} className={styles.note} data-unsure={isUnsure(confidence) ? '' : undefined}>
            <span className={styles.time}>{time}</span>
            <p className={styles.heard}>“{heard}”</p>
            <p className={styles.count}>
              <b>{count}</b> {species}{' '}
              <span>
                <ConfidenceText value={confidence} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
