import {type ReactNode, useEffect, useReducer} from 'react';
import {consoleId} from '../../facts/routes';
import {takeHandedOver} from '../shared/handover';
import {Opener} from '../shared/Opener';
import {readSession, writeSession} from '../shared/sessionState';
import {callOf} from './call';
import {fragmentOf, readFragment} from './link';
import {presetsOf} from './presets';
import {type Change, type Draft, draftOf, type Undo, undoOf} from './request';
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
  const [{draft, undo}, change] = useReducer((before: {draft?: Draft; undo?: Undo}, {edit, undoFor}: Change) => {
    const latest = before.draft ?? draftOf(presetsOf(call)[0]);
    return {draft: edit(latest), undo: undoFor?.(latest) ?? (edit === before.undo?.edit ? undefined : before.undo)};
  }, {});

  useEffect(() => {
    const {link, request = ''} = readSession(operation, {link: '', request: ''});
    const stored = readFragment(callOf(operation), request);
    if (stored) change({edit: () => stored});
    const readLink = () => {
      const linked = readFragment(callOf(operation), location.hash);
      const recording = linked && (takeHandedOver() ?? linked.recording);
      if (recording) change({edit: () => ({...linked, recording}), undoFor: undoOf});
    };
    // What was stored with the link in the address is newer than the link.
    if (link !== location.hash) readLink();
    window.addEventListener('hashchange', readLink);
    return () => window.removeEventListener('hashchange', readLink);
  }, [operation]);

  useEffect(() => {
    if (draft) writeSession(operation, {link: location.hash, request: fragmentOf(callOf(operation), draft)});
  }, [operation, draft]);

  return (
    <Opener
      label="Try it"
      name={call.summary}
      hint="Simulated on this page: no key, nothing sent."
      detail={
        <code translate="no">
          <span data-method={call.method}>{call.method}</span> {call.path}
        </code>
      }
      id={consoleId(operation)}
    >
      <Workbench call={call} draft={draft} undo={undo} onChange={change} />
    </Opener>
  );
}
