import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders the logo: a few bars of sound, then the name, in the brand gradient. */
export function Wordmark({name}: {name: string}): ReactNode {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.bars} viewBox="0 0 20 24" aria-hidden="true">
        <path d="M2 9v6M6 5v14M10 2v20M14 7v10M18 10v4" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
