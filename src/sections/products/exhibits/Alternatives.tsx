import type {ReactNode} from 'react';
import {Measure} from '../../../components/Measure';
import type {Reading} from '../../../content/products/types';
import styles from './Alternatives.module.css';

/** Renders the alternatives of an utterance, and the question that a product asks because of them. */
export function Alternatives({readings, question}: {readings: Reading[]; question?: string}): ReactNode {
  return (
    <div className={styles.doubt}>
      <p className={styles.label}>Also possible</p>
      <ol className={styles.readings}>
        {readings.map(({text, confidence}) => (
          <li key={text} className={styles.reading}>
            <span>{text}</span>
            <Measure value={confidence} unsure />
            <span className={styles.number}>
              <span className="visually-hidden">confidence </span>
              {confidence.toFixed(2)}
            </span>
          </li>
        ))}
      </ol>
      {question && (
        <p className={styles.question}>
          <span className={styles.label}>Your product asks</span> {question}
        </p>
      )}
    </div>
  );
}
