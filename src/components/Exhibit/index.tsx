import type {ReactNode} from 'react';

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
        {caption && <figcaption className="mt-6 muted reading small">{caption}</figcaption>}
      </figure>
    </div>
  );
}
