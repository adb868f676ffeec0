import type {ReactNode} from 'react';
import styles from './Diagram.module.css';

/**
 * A drawn diagram with its text alternative, which everybody can open and which is all there is without the drawing.
 * @param alt says everything the drawing says
 */
export function Diagram({alt, children}: {alt: string; children: ReactNode}): ReactNode {
  return (
    <figure className={styles.diagram}>
      <div className={styles.drawing} role="img" aria-label={alt}>
        {children}
      </div>
      <figcaption className={styles.caption}>{alt}</figcaption>
    </figure>
  );
}
