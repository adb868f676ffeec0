import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {StreamMessage} from '../exchange';
import styles from './Details.module.css';
import {countText, sizeText} from './format';
import {Timeline} from './Timeline';
import timeline from './Timeline.module.css';

const names = {client: 'App', server: 'Mock'};

/** Returns a message as it is listed. Pieces of audio differ only in their size. */
const textOf = ({kind, content, size}: StreamMessage): string =>
  kind === 'audio' ? `${sizeText(size)} of audio` : kind === 'close' ? `Close ${content}` : content;

/** Renders the messages of a stream: on a time line, and one below another. */
export function Stream({messages}: {messages: StreamMessage[]}): ReactNode {
  const seconds = ((messages.at(-1)?.at ?? 0) / 1_000).toFixed(1);
  return (
    <section className="stack gap-2">
      <h3 className="label">{`${countText(messages.length, 'message')} in ${seconds} s`}</h3>
      <Timeline
        items={messages}
        barOf={(message) => ({
          ...(message.from === 'client' ? {y1: 25, y2: 45} : {y1: 75, y2: 95}),
          className: clsx(message.kind !== 'text' && timeline.quiet, message.isWrong && timeline.troubled),
        })}
      >
        <text y="20%">{names.client}</text>
        <text y="70%">{names.server}</text>
      </Timeline>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <ol className={clsx('mono tiny rows', styles.messages)} tabIndex={0} aria-label="Messages">
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end.
          <li key={index} className="baseline row">
            <span className="muted">{`${message.at} ms`}</span>
            <b>{names[message.from]}</b>
            {message.isWrong ? <mark>{textOf(message)}</mark> : <span>{textOf(message)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
