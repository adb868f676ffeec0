import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';
import {Island} from '../../islands/Island';
import styles from './Diagram.module.css';
import band from './drawings/styles.module.css';

interface DiagramProps {
  /** The text alternative, which says everything that the drawing says. */
  alt: string;
  /** The finished drawing, made from the page's mermaid source before the build. */
  svg?: string;
  /** The island that shows the diagram and lets the reader try it, in place of a finished drawing. */
  island?: 'AssistantStates';
  /** In the live preview, mermaid's drawing of a source without a finished drawing. */
  children?: ReactNode;
}

/**
 * Renders a diagram. The text alternative of one that readers can try is folded below it, for all readers, and printed.
 * A finished drawing has it as its name, because the text beside it says the same.
 */
export function Diagram({alt, svg, island, children}: DiagramProps) {
  return (
    <figure className={island ? undefined : clsx('grid', band.drawing)}>
      {island && <Island name={island} when="visible" props={{}} />}
      {svg && <div className={styles.drawing} role="img" aria-label={alt} dangerouslySetInnerHTML={{__html: svg}} />}
      {children && <div className={styles.drawing}>{children}</div>}
      {island && (
        <figcaption className="mt-2 muted small">
          <details>
            <summary className="gap-1 target" data-no-print>
              Diagram in words
              <Icon name="chevron" />
            </summary>
            {alt}
          </details>
        </figcaption>
      )}
    </figure>
  );
}
