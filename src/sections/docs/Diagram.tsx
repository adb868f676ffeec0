import type {ReactNode} from 'react';
import styles from './Diagram.module.css';

interface DiagramProps {
  /** The text alternative, which says everything that the drawing says. */
  alt: string;
  /** The finished drawing, made from the page's mermaid source before the build. */
  svg?: string;
  /** In the live preview, mermaid's drawing of a source without a finished drawing. */
  children?: ReactNode;
}

/** Renders a diagram with its text alternative below it, for all readers. */
export function Diagram({alt, svg, children}: DiagramProps): ReactNode {
  return (
    <figure className={styles.diagram}>
      {svg ? (
        <div className={styles.drawing} aria-hidden="true" dangerouslySetInnerHTML={{__html: svg}} />
      ) : (
        <div className={styles.drawing}>{children}</div>
      )}
      <figcaption className={styles.caption}>{alt}</figcaption>
    </figure>
  );
}
