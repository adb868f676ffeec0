import type {ReactNode} from 'react';
import styles from './figures.module.css';

const heard = [
  {text: 'book a table for four at nine', confidence: 0.91},
  {text: 'book a table for four at five', confidence: 0.62},
  {text: 'book a table before nine', confidence: 0.34},
];

/** Renders one utterance with its alternatives. */
export function Alternatives(): ReactNode {
  return (
    <div className={styles.alternatives} aria-hidden="true">
      {heard.map(({text, confidence}, index) => (
        <div key={text} className={styles.alternative} data-rank={index + 1}>
          <p>{text}</p>
          <meter className={styles.meter} min={0} max={1} low={0.8} optimum={1} value={confidence} />
          <span className={styles.number}>{confidence.toFixed(2)}</span>
        </div>
      ))}
      <p className={styles.ask}>“For nine o’clock, is that right?”</p>
    </div>
  );
}
