import type {ReactNode} from 'react';
import {consoleId} from '../../facts/routes';
import {Opener} from '../shared/Opener';
import {copy} from './copy';
import {Replay} from './Replay';

interface StreamReplayProps {
  /** The stream's ID in the contract. */
  operation: string;
}

/**
 * Plays a simulated stream message by message. It's closed until the reader opens it, by its button or by a link to its
 * ID, as the consoles of other calls are.
 */
export function StreamReplay({operation}: StreamReplayProps): ReactNode {
  return (
    <Opener label="Try it" name={copy.name} hint="A simulated session, message by message." id={consoleId(operation)}>
      <Replay />
    </Opener>
  );
}
