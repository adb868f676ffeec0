import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {consoleId} from '../../facts/routes';
import {takeHandedOver} from '../shared/handover';
import {Opener} from '../shared/Opener';
import {callOf} from './call';
import {readFragment} from './link';
import {presetsOf} from './presets';
import type {Draft} from './request';
import {Workbench} from './Workbench';

interface ApiConsoleProps {
  /** The id of a REST call in the contract. */
  operation: string;
}

/**
 * Lets the reader send requests of a documented call to the sandbox. It's closed in built pages. Its button opens it,
 * and so does a fragment that contains a request.
 */
export function ApiConsole({operation}: ApiConsoleProps): ReactNode {
  const call = callOf(operation);
  const id = consoleId(operation);
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>();
  const presets = useMemo(() => (isOpen ? presetsOf(callOf(operation)) : []), [isOpen, operation]);
  const [first] = presets;
  const shown = draft ?? (first && {preset: first, values: first.values, recording: first.recording});

  useEffect(() => {
    const read = () => {
      const linked = readFragment(callOf(operation), location.hash);
      if (!linked) return;
      setDraft({...linked, recording: takeHandedOver() ?? linked.preset.recording});
      setIsOpen(true);
      root.current?.scrollIntoView();
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [operation]);

  return (
    <Opener
      label="Try it"
      name={call.summary}
      hint="Simulated on this page, without an account or a key."
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      id={id}
      ref={root}
    >
      {shown && (
        <Workbench
          call={call}
          presets={presets}
          draft={shown}
          onChange={(edit) => setDraft((latest = shown) => edit(latest))}
        />
      )}
    </Opener>
  );
}
