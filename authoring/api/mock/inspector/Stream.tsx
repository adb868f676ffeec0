import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {StreamMessage} from '../exchange';
import styles from './Details.module.css';
import {countText, sizeText} from './format';

/** Heights of the two rows of messages in the drawing, in pixels. */
const rows = {client: 20, server: 60};

const names = {client: 'App', server: 'Mock'};

/** Returns a message as it is listed. Pieces of audio differ only in their size. */
const textOf = ({kind, content, size}: StreamMessage): string =>
  kind === 'audio' ? `${sizeText(size)} of audio` : kind === 'close' ? `Close ${content}` : content;

/** Renders the messages of a stream: on a time line, and one below another. */
export function Stream({messages, wrong}: {messages: StreamMessage[]; wrong: string[]}): ReactNode {
  const isFirstWrong = wrong.some((where) => where.startsWith('first message'));
  const first = isFirstWrong ? messages.find(({from}) => from === 'client') : undefined;
  const end = Math.max(messages.at(-1)?.at ?? 0, 1);
  return (
    <section className="stack gap-2">
      <h3 className="label">{`${countText(messages.length, 'message')} in ${(end / 1_000).toFixed(1)} s`}</h3>
      <svg className={styles.lanes} height="80" aria-hidden="true">
        {(['client', 'server'] as const).map((from) => (
          <text key={from} y={rows[from] - 8}>
            {names[from]}
          </text>
        ))}
        {Object.values(rows).map((y) => (
          <line key={y} x1="0" x2="100%" y1={y} y2={y} />
        ))}
        {messages.map(({at, from, kind}, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end.
            key={index}
            className={clsx(styles[kind], messages[index] === first && styles.troubled)}
            cx={`${1 + (98 * at) / end}%`}
            cy={rows[from]}
            r={kind === 'audio' ? 2.5 : 5}
          />
        ))}
      </svg>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <ol className={clsx('mono tiny', styles.messages)} tabIndex={0} aria-label="Messages">
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end.
          <li key={index} data-from={message.from}>
            <span className="muted">{`${message.at} ms`}</span>
            <b>{names[message.from]}</b>
            {message === first ? <mark>{textOf(message)}</mark> : <span>{textOf(message)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
