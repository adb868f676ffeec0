import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders names of settings or messages, each with its description. */
export function Terms({items}: {items: {term: string; text: string}[]}): ReactNode {
  return (
    <dl>
      {items.map(({term, text}) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
