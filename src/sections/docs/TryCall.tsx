import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {consoleId} from '../../facts/routes';
import {Island} from '../../islands/Island';

/** Renders the console of a documented call: `<TryCall operation="parseText" />`. Links to its ID open it. */
export function TryCall({operation}: {operation: string}): ReactNode {
  useBrokenLinks().collectAnchor(consoleId(operation));
  return <Island name="ApiConsole" when="reached" props={{operation}} />;
}
