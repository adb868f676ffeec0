import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {Badge} from '../../../../src/components/Badge';
import {Code} from '../../../../src/islands/shared/code/Code';
import {sentenceOf} from '../../../../src/sandbox/schema';
import type {Content, Exchange, Recording} from '../exchange';
import {outcomeOf, sizeText, timeText} from './format';
import {Stream} from './Stream';
import styles from './styles.module.css';

/** Returns JSON with line breaks; any other text unchanged, and not colored. */
function formatted(body: string): {text: string; isJson: boolean} {
  try {
    return {text: JSON.stringify(JSON.parse(body), null, 2), isJson: true};
  } catch {
    return {text: body, isJson: false};
  }
}

/** Renders headers and a body. Lines and headers that violate the contract are marked. */
function ContentView({title, content, wrong}: {title: string; content: Content; wrong: string[]}): ReactNode {
  const {headers, body, size} = content;
  const names = Object.keys(headers);
  const {text, isJson} = formatted(body ?? '');
  const isWrong = (line: string) => wrong.some((name) => line.trimStart().startsWith(`"${name}":`));
  return (
    <section className="stack gap-2">
      <h3 className="label">{`${title}, ${sizeText(size)}`}</h3>
      <details open={body === undefined || names.some((name) => wrong.includes(name.toLowerCase()))}>
        <summary className="tiny accent">{`${names.length} headers`}</summary>
        <pre className={clsx('on-ink tiny', styles.code)}>
          {names.map((name) => {
            const Line = wrong.includes(name.toLowerCase()) ? 'mark' : 'span';
            return <Line key={name}>{`${name}: ${headers[name]}`}</Line>;
          })}
        </pre>
      </details>
      {body !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        <pre className={clsx('on-ink tiny', styles.code)} tabIndex={0}>
          {text.split('\n').map((line, index) => {
            const Line = isWrong(line) ? 'mark' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and some are equal.
            return <Line key={index}>{isJson ? <Code language="json">{line}</Code> : line}</Line>;
          })}
        </pre>
      )}
    </section>
  );
}

function RecordingView({recording}: {recording: Recording}): ReactNode {
  const {format, seconds, peak, url} = recording;
  const facts = [
    format ?? 'Unknown format',
    ...(seconds === undefined ? [] : [`${seconds.toFixed(1)} s`]),
    ...(peak === undefined ? [] : [`loudest sample ${peak.toFixed(1)} dB`]),
  ];
  return (
    <section className="stack gap-2">
      <h3 className="label">{`Recording: ${facts.join(', ')}`}</h3>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody knows what the app has recorded. */}
      <audio controls preload="none" src={url} aria-label="What the app sent" />
    </section>
  );
}

const copyNames = {curl: 'curl', jest: 'Jest test', pytest: 'pytest test', report: 'bug report'};

/** What the mock writes about an exchange. Streams have only a report. */
type Copies = Partial<Record<keyof typeof copyNames | 'console', string>>;

function CopiesView({id}: {id: number}): ReactNode {
  const [copies, setCopies] = useState<Copies>({});
  const [status, setStatus] = useState('');
  useEffect(() => {
    const left = new AbortController();
    fetch(`/inspect/copies/${id}`, {signal: left.signal})
      .then((response) => (response.ok ? response.json() : {}))
      .then(setCopies, () => undefined);
    return () => left.abort();
  }, [id]);
  const copy = async (name: string, text: string) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(isCopied ? `${name} copied` : 'Copying is blocked in this browser');
  };
  return (
    <div className="cluster gap-2">
      {Object.entries(copyNames).map(([key, name]) => {
        const text = copies[key as keyof Copies];
        return (
          text && (
            <button key={key} type="button" className={styles.copy} onClick={() => void copy(name, text)}>
              {`Copy as ${name}`}
            </button>
          )
        );
      })}
      {copies.console && (
        <a className={styles.copy} href={copies.console} target="_blank" rel="noreferrer">
          Open in the console
        </a>
      )}
      <span className="tiny muted" role="status">
        {status}
      </span>
    </div>
  );
}

/** Returns the name of a field or header that a violation is about: `weight` for `body.phrases[0].weight`. */
const nameIn = (where: string): string =>
  where.replace(/^header (\S+)$/, (_, name) => name.toLowerCase()).replace(/^.*[.\s]/, '');

/** Renders everything that the mock saw of an exchange. */
export function Details({exchange, isChosen}: {exchange: Exchange; isChosen: boolean}): ReactNode {
  const {id, at, method, path, call, duration, request, response, violations, recording, messages, arranged} = exchange;
  const wrong = violations.map(({where}) => nameIn(where));
  return (
    <article
      ref={(article) => {
        if (isChosen && matchMedia('(width < 75rem)').matches) article?.scrollIntoView();
      }}
      className={clsx('stack gap-5', styles.details)}
      aria-labelledby="call"
    >
      <div className="stack gap-2">
        <h2 id="call" className="mono type-h3">
          {`${method} `}
          <bdi>{path}</bdi>
        </h2>
        <p className="cluster gap-2 small muted">
          <Badge>{outcomeOf(exchange)}</Badge>
          {`${timeText(at)}${duration === undefined ? '' : `, ${duration} ms`}${call ? `, ${call}` : ''}`}
          {arranged && <Badge tone="accent">{`Arranged: ${arranged}`}</Badge>}
        </p>
      </div>
      <CopiesView id={id} />
      {violations.length > 0 && (
        <ul className={clsx('stack gap-2 small', styles.violations)} aria-label="Violations of the contract">
          {violations.map((violation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: violations are only added at the end.
            <li key={index}>
              {`${sentenceOf(violation)}. `}
              {violation.section && (
                <a href={violation.section} target="_blank" rel="noreferrer">
                  See the reference
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {messages && <Stream messages={messages} />}
      {recording && <RecordingView recording={recording} />}
      <ContentView title="Request" content={request} wrong={wrong} />
      {response && <ContentView title="Response" content={response} wrong={[]} />}
    </article>
  );
}
