import type {ReactNode} from 'react';
import styles from './figures.module.css';

const terms = [
  {text: 'torque wrench', weight: 0.9},
  {text: 'M8 flange bolt', weight: 0.7},
  {text: 'cam follower', weight: 0.5},
];

/** Renders a domain's terms with their weights. */
export function TermWeights(): ReactNode {
  return (
    <div className={styles.terms} aria-hidden="true">
      {terms.map(({text, weight}) => (
        <div key={text} className={styles.term}>
          <span>{text}</span>
          <meter className={styles.meter} min={0} max={1} value={weight} />
        </div>
      ))}
    </div>
  );
}
