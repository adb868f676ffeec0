import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Code} from '../../../../src/islands/shared/code/Code';
import lab from '../../../../src/islands/shared/lab.module.css';
import type {Content, StreamMessage} from '../exchange';
import {countText, sizeText} from './format';
import styles from './styles.module.css';
import {Timeline} from './Timeline';

/** Renders lines one below another. Those that violate the contract are marked. */
export function Lines({lines}: {lines: [text: string, isWrong?: boolean][]}): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <pre className={clsx('on-ink small', lab.code, styles.scrolls)} tabIndex={0}>
      {lines.map(([line, isWrong], index) => {
        const Line = isWrong ? 'mark' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and some are equal.
        return <Line key={index}>{/^\s*["{[\]}]/.test(line) ? <Code language="json">{line}</Code> : line || ' '}</Line>;
      })}
    </pre>
  );
}

/** Returns the lines of a body, with breaks if it's JSON, and whether each is at a wrong place, as violations name places. */
function linesOf(body: string, wrong: string[]): [string, boolean?][] {
  const places: string[] = [];
  const placeOf = new Map<unknown, string>();
  function visit(this: unknown, key: string, value: unknown): unknown {
    const parent = placeOf.get(this);
    const place = parent === undefined ? 'body' : parent + (Array.isArray(this) ? `[${key}]` : `.${key}`);
    placeOf.set(value, place);
    places.push(place);
    return value;
  }
  try {
    const lines = JSON.stringify(JSON.parse(body), visit, 2).split('\n');
    // The ends of lists and objects have no place.
    return lines.map((line) => [line, !/^ *[\]}]/.test(line) && wrong.includes(places.shift() ?? '')]);
  } catch {
    return body.split('\n').map((line, index) => [line, index === 0 && wrong.includes('body')]);
  }
}

/** Renders the headers and the body of a request or a response, with marks at `wrong` places, also at missing headers. */
export function ContentView({title, content, wrong}: {title: string; content: Content; wrong: string[]}): ReactNode {
  const {headers, body = ''} = content;
  const wrongHeaders = wrong.flatMap((place) => place.match(/(?<=^header )\S+/)?.[0].toLowerCase() ?? []);
  const names = [...new Set([...Object.keys(headers), ...wrongHeaders])];
  return (
    <section className="stack gap-2">
      <h3 className="label">{title}</h3>
      <details open={!body || wrongHeaders.length > 0}>
        <summary className="tiny accent">{countText(Object.keys(headers).length, 'header')}</summary>
        <Lines lines={names.map((name) => [`${name}: ${headers[name] ?? 'missing'}`, wrongHeaders.includes(name)])} />
      </details>
      {body && <Lines lines={linesOf(body, wrong)} />}
    </section>
  );
}

/** Returns a message as it is listed. Pieces of audio differ only in their size. */
function textOf({at, from, kind, content, size}: StreamMessage): string {
  const text = kind === 'audio' ? `${sizeText(size)} of audio` : kind === 'close' ? `Close ${content}` : content;
  return `${`${at} ms`.padStart(8)}  ${from === 'client' ? 'App ' : 'Mock'}  ${text}`;
}

/** Renders the messages of a stream: on a time line, the app's above the mock's, and one below another. */
export function Stream({messages}: {messages: StreamMessage[]}): ReactNode {
  const seconds = ((messages.at(-1)?.at ?? 0) / 1_000).toFixed(1);
  const bars = messages.map(({at, from, kind, isWrong}) => ({
    ...(from === 'client' ? {at, y1: '10%', y2: '45%'} : {at, y1: '55%', y2: '90%'}),
    className: clsx(kind !== 'text' && 'muted', isWrong && styles.danger),
  }));
  return (
    <section className="stack gap-2">
      <h3 className="label">{`${countText(messages.length, 'message')} in ${seconds} s, the app’s above the mock’s`}</h3>
      <Timeline bars={bars} />
      <Lines lines={messages.map((message) => [textOf(message), message.isWrong])} />
    </section>
  );
}
