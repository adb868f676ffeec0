import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ExhibitProps {
  /** The figure's name for screen readers. */
  label: string;
  /** The caption below the figure. */
  caption?: string;
  children: ReactNode;
}

/** Renders the page's strongest figure on a dark band. */
export function Exhibit({label, caption, children}: ExhibitProps) {
  return (
    <div className="band frame py-12">
      <figure aria-label={label}>
        {children}
        {caption && <figcaption className={clsx('mt-6 muted small', styles.caption)}>{caption}</figcaption>}
      </figure>
    </div>
  );
}
