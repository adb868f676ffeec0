import type {ReactNode} from 'react';
import {Opener} from '../shared/Opener';
import {Finder} from './Finder';

interface ErrorFinderProps {
  /** Whether the finder is closed until the reader opens it. */
  startsClosed?: boolean;
}

/** Finds out what an error means. In the reference it starts closed, as the consoles do. */
export function ErrorFinder({startsClosed = false}: ErrorFinderProps): ReactNode {
  if (!startsClosed) return <Finder />;
  return (
    <Opener
      label="Look up an error"
      name="Error finder"
      hint="Explains a status, a code, or a body, and whether to retry."
    >
      <Finder />
    </Opener>
  );
}
