import type {ReactNode} from 'react';

/** React itself lifts `<meta>` and `<title>` into the document's head. */
export default function Head({children}: {children: ReactNode}): ReactNode {
  return children;
}
