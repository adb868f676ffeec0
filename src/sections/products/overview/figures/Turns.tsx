import type {ReactNode} from 'react';
import styles from './productFigures.module.css';

/** Renders a question that depends on the previous one, and its answer. */
export function Turns(): ReactNode {
  return (
    <div className={styles.turns}>
      <p>Is the pool open?</p>
      <p data-answer="">Until ten tonight.</p>
      <p>And tomorrow?</p>
      <p data-answer="">The pool opens at seven.</p>
    </div>
  );
}
