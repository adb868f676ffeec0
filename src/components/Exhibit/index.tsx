import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ExhibitProps {
  /** The figure's name for screen readers. */
  label: string;
  /** The caption below the figure. */
  caption?: string;
  children: ReactNode;
}

/** Renders a figure across the whole page, between hairlines. */
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
