import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {consoleId} from '../../facts/routes';
import {Island} from '../../islands/Island';

interface StreamReplayProps {
  /** The kind of client whose code is shown. */
  sample: 'rest' | 'sdk';
  /** The stream's ID in the contract. With it, the replay starts closed, and links to its ID open it. */
  operation?: string;
}

/** Renders the replay of a stream: `<StreamReplay sample="sdk" />`. */
export function StreamReplay({sample, operation}: StreamReplayProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (operation) collectAnchor(consoleId(operation));
  return <Island name="StreamReplay" when="visible" props={{sample, operation}} />;
}
