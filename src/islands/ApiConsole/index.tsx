import clsx from 'clsx';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {buttonClass} from '../../components/Button';
import {consoleId} from '../../facts/routes';
import {takeHandedOver} from '../shared/handover';
import lab from '../shared/lab.module.css';
import {callOf} from './call';
import {readFragment} from './link';
import {presetsOf} from './presets';
import type {Draft} from './request';
import styles from './styles.module.css';
import {Workbench} from './Workbench';

interface ApiConsoleProps {
  /** The id of a REST call in the contract. */
  operation: string;
}

/**
 * Lets the reader send requests of a documented call to the sandbox. Built pages hold it closed; it opens by its button,
 * or by a fragment that holds a request.
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
    <div className={clsx(styles.console, isOpen && styles.open)} id={id} ref={root} data-needs-script>
      <div className={styles.head}>
        <button
          type="button"
          className={buttonClass({variant: 'outline'})}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Try it'}
          <span className="visually-hidden">{`: ${call.summary}`}</span>
        </button>
        <span className={lab.hint}>Simulated on this page, without an account or a key.</span>
      </div>
      {isOpen && shown && (
        <Workbench
          call={call}
          presets={presets}
          draft={shown}
          onChange={(edit) => setDraft((latest = shown) => edit(latest))}
        />
      )}
    </div>
  );
}
