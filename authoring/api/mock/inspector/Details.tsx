import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {Badge} from '../../../../src/components/Badge';
import lab from '../../../../src/islands/shared/lab.module.css';
import {sentenceOf} from '../../../../src/sandbox/schema';
import type {Exchange} from '../exchange';
import {ContentView} from './ContentView';
import {CopyButtons} from './CopyButtons';
import styles from './Details.module.css';
import {outcomeOf, timeText} from './format';
import {Stream} from './Stream';

/** Renders what the mock writes about an exchange. Streams have only a report. */
function CopiesView({id, duration}: Exchange): ReactNode {
  const [copies, setCopies] = useState<Record<string, string>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the exchange ends, its copies change.
  useEffect(() => {
    fetch(`/inspect/copies/${id}`)
      .then((response) => (response.ok ? response.json() : {}))
      .then(setCopies, () => undefined);
  }, [id, duration]);
  const {console, ...texts} = copies;
  return (
    <CopyButtons texts={texts}>
      {console && (
        <a className={clsx('row', lab.option)} href={console} target="_blank" rel="noreferrer">
          Open in the console
        </a>
      )}
    </CopyButtons>
  );
}

interface DetailsProps {
  exchange: Exchange;
  /** Called when the reader does something here, so that newer calls must not take its place. */
  onUse: () => void;
  /** Called when the reader is done. */
  onLeave: () => void;
}

/** Renders everything that the mock saw of an exchange. */
export function Details({exchange, onUse, onLeave}: DetailsProps): ReactNode {
  const {id, at, method, path, call, duration, request, response, violations, recording, messages, arranged} = exchange;
  const wrong = violations.map(({where}) => where);
  const Path = wrong.some((where) => /^(?:address|query|path)/.test(where)) ? 'mark' : 'bdi';
  return (
    <article
      className={clsx('anywhere gap-5 stack', styles.details)}
      aria-labelledby="call"
      onFocusCapture={onUse}
      onPointerDown={onUse}
    >
      <div className="stack gap-2">
        <button type="button" className={clsx(lab.option, styles.back)} onClick={onLeave}>
          Back to the list
        </button>
        <h2 id="call" className="mono type-h3" tabIndex={-1}>
          {`${method} `}
          <Path>{path}</Path>
        </h2>
        <p className="cluster gap-2 small muted">
          <Badge>{outcomeOf(exchange)}</Badge>
          {`${timeText(at)}${duration === undefined ? '' : `, ${duration} ms`}${call ? `, ${call}` : ''}`}
          {arranged && <Badge tone="accent">{`Arranged: ${arranged}`}</Badge>}
        </p>
      </div>
      <CopiesView {...exchange} />
      {violations.length > 0 && (
        <ul className={clsx('stack gap-2 small callout', styles.violations)} aria-label="Violations of the contract">
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
      {response && <ContentView title="Response" content={response} />}
    </article>
  );
}
