import type {ReactNode} from 'react';
import {Island} from '../../islands/Island';

/** Renders the console of a documented call: `<TryCall operation="parseText" />`. */
export function TryCall({operation}: {operation: string}): ReactNode {
  return <Island name="ApiConsole" props={{operation}} />;
}
