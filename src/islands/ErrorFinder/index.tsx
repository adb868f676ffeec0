import {type ReactNode, useState} from 'react';
import {Opener} from '../shared/Opener';
import {Finder} from './Finder';

interface ErrorFinderProps {
  /** Whether the finder is closed until the reader opens it. */
  startsClosed?: boolean;
}

/** Finds out what an error means. In the reference it starts closed, as the consoles do. */
export function ErrorFinder({startsClosed = false}: ErrorFinderProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  if (!startsClosed) return <Finder />;
  return (
    <Opener
      label="Look up an error"
      name="Error finder"
      hint="Explains a status, a code, or a body, and whether to retry."
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <Finder />
    </Opener>
  );
}
