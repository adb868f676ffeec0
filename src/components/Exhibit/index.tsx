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
    <div className={styles.exhibit}>
      <figure className={styles.frame} aria-label={label}>
        {children}
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </div>
  );
}
