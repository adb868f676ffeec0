import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ExhibitProps {
  /** What the figure shows, for those who come to it by landmark. */
  label: string;
  /** What to see in it; shown below. */
  caption?: string;
  children: ReactNode;
}

/** A figure across the whole page, between hairlines. */
export function Exhibit({label, caption, children}: ExhibitProps): ReactNode {
  return (
    <figure className={styles.exhibit} aria-label={label}>
      <div className={styles.frame}>
        {children}
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </div>
    </figure>
  );
}
