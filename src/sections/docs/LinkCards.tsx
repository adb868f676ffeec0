import type {ReactNode} from 'react';

/** Renders a Markdown list of links as cards. Each item is an optional `<Icon>`, a link, and a sentence. */
export function LinkCards({children}: {children: ReactNode}): ReactNode {
  return <div className="link-cards">{children}</div>;
}
