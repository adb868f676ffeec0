import {type ReactNode, useEffect, useState} from 'react';
import {consoleId} from '../../facts/routes';
import {Opener} from '../shared/Opener';
import {copy} from './copy';
import {Replay, type ReplayProps} from './Replay';

interface ClosedReplayProps extends ReplayProps {
  /** The stream's ID in the contract. */
  operation: string;
}

/** Renders a replay that is closed until the reader opens it, by its button or by a link to its ID. */
function ClosedReplay({sample, operation}: ClosedReplayProps): ReactNode {
  const id = consoleId(operation);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const read = () => location.hash === `#${id}` && setIsOpen(true);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [id]);

  return (
    <Opener
      label="Try it"
      name={copy.name}
      hint="A simulated session, message by message."
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      id={id}
    >
      <Replay sample={sample} />
    </Opener>
  );
}

/**
 * Plays a simulated stream message by message.
 * @param operation the stream's ID, where the replay is closed at first, as the consoles of other calls are
 */
export function StreamReplay({sample, operation}: ReplayProps & Partial<ClosedReplayProps>): ReactNode {
  return operation ? <ClosedReplay sample={sample} operation={operation} /> : <Replay sample={sample} />;
}
