import type {ReactNode} from 'react';

/** Renders `<meta>` and `<title>` in place. React moves them to the document's head. */
export default function Head({children}: {children: ReactNode}): ReactNode {
  return children;
}
