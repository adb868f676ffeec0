import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {consoleId} from '../../facts/routes';
import {Island} from '../../islands/Island';

interface TryCallProps {
  /** The call's ID in the contract. */
  operation: string;
  /** When the console starts. On pages that most readers only read, it starts once they reach it. */
  when?: 'reached' | 'visible';
}

/** Renders the console of a documented call: `<TryCall operation="parseText" />`. Links to its ID open it. */
export function TryCall({operation, when = 'reached'}: TryCallProps): ReactNode {
  useBrokenLinks().collectAnchor(consoleId(operation));
  return <Island name="ApiConsole" when={when} props={{operation}} />;
}
