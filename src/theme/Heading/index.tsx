// Change: the link beside a heading has no hidden character, which readers would copy. base.css sets the scroll padding.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

export default function Heading({as: Tag, id, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (Tag === 'h1' || !id) return <Tag {...props}>{children}</Tag>;
  brokenLinks.collectAnchor(id);
  // A summary contains nothing else to press.
  if ('data-folded' in props)
    return (
      <Tag {...props} id={id}>
        {children}
      </Tag>
    );
  return (
    <Tag {...props} id={id}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: the label names it; a character here would be copied along with the heading. */}
      <a className="hash-link" href={`#${id}`} aria-label="Link to this section" />
    </Tag>
  );
}
