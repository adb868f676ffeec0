import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {Badge} from '../../../../src/components/Badge';
import lab from '../../../../src/islands/shared/lab.module.css';
import {sentenceOf} from '../../../../src/sandbox/schema';
import type {Exchange} from '../exchange';
import {ContentView, Stream} from './ContentView';
import {outcomeOf, timeText} from './format';

/** Renders buttons that copy what the mock writes about an exchange, by what they say, and a link to the portal's console. */
function Copies({id, duration}: Exchange): ReactNode {
  const [{console, ...texts}, setCopies] = useState<Record<string, string>>({});
  const [status, setStatus] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the exchange ends, its copies change.
  useEffect(() => {
    fetch(`/inspect/copies/${id}`)
      .then((response) => (response.ok ? response.json() : {}))
      .then(setCopies, () => undefined);
  }, [id, duration]);
  const copy = (name: string, text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(`${name}: copied`),
      () => setStatus('Copying is blocked in this browser'),
    );
  return (
    <div className="cluster gap-2">
      {Object.entries(texts).map(([name, text]) => (
        <button key={name} type="button" className={lab.option} onClick={() => void copy(name, text)}>
          {name}
        </button>
      ))}
      {console && (
        <a className={clsx('row', lab.option)} href={console} target="_blank" rel="noreferrer">
          Open in the console
        </a>
      )}
      <output className="tiny muted">{status}</output>
    </div>
  );
}

/**
 * Renders everything that the mock saw of an exchange.
 * @param onUse called when the reader does something here, so that newer calls must not take its place
 */
export function Details({exchange, onUse}: {exchange: Exchange; onUse: () => void}): ReactNode {
  const {id, at, method, path, call, duration, request, response, violations, recording, messages, arranged} = exchange;
  const wrong = violations.map(({where}) => where);
  const Path = wrong.some((where) => /^(?:address|query|path)/.test(where)) ? 'mark' : 'bdi';
  return (
    <article className="anywhere gap-5 stack" aria-labelledby="call" onFocusCapture={onUse} onPointerDown={onUse}>
      <h2 id="call" className="mono type-h3">
        {`${method} `}
        <Path>{path}</Path>
      </h2>
      <p className="cluster gap-2 small muted">
        <Badge>{outcomeOf(exchange)}</Badge>
        {`${timeText(at)}${duration === undefined ? '' : `, ${duration} ms`}${call ? `, ${call}` : ''}`}
        {arranged && <Badge tone="accent">{`Arranged: ${arranged}`}</Badge>}
      </p>
      <Copies {...exchange} />
      {violations.length > 0 && (
        <ul className="stack gap-2 small callout" aria-label="Violations of the contract">
          {violations.map((violation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: violations are only added at the end.
            <li key={index}>
              {`${sentenceOf(violation)}. `}
              <a href={violation.section} target="_blank" rel="noreferrer">
                See the reference
              </a>
            </li>
          ))}
        </ul>
      )}
      {messages && <Stream messages={messages} />}
      {recording && (
        <section className="stack gap-2">
          <h3 className="label">{`Recording: ${recording}`}</h3>
          {/* biome-ignore lint/a11y/useMediaCaption: nobody knows what the app has recorded. */}
          <audio controls preload="none" src={`/inspect/recordings/${id}`} aria-label="What the app sent" />
        </section>
      )}
      <ContentView title="Request" content={request} wrong={wrong} />
      {response && <ContentView title="Response" content={response} wrong={[]} />}
    </article>
  );
}
