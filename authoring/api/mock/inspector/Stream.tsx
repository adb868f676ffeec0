import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {StreamMessage} from '../exchange';
import {countText, sizeText} from './format';
import styles from './styles.module.css';
import {Timeline} from './Timeline';

/** Returns a message as it is listed. Pieces of audio differ only in their size. */
const textOf = ({kind, content, size}: StreamMessage): string =>
  kind === 'audio' ? `${sizeText(size)} of audio` : kind === 'close' ? `Close ${content}` : content;

/** Renders the messages of a stream: on a time line, the app's above the mock's, and one below another. */
export function Stream({messages}: {messages: StreamMessage[]}): ReactNode {
  const seconds = ((messages.at(-1)?.at ?? 0) / 1_000).toFixed(1);
  const bars = messages.map(({at, from, kind, isWrong}) => ({
    ...(from === 'client' ? {at, y1: 10, y2: 45} : {at, y1: 55, y2: 90}),
    className: clsx(kind !== 'text' && 'muted', isWrong && styles.danger),
  }));
  return (
    <section className="stack gap-2">
      <h3 className="label">{`${countText(messages.length, 'message')} in ${seconds} s, the app’s above the mock’s`}</h3>
      <Timeline bars={bars} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <ol className={clsx('mono tiny rows', styles.scrolls, styles.messages)} tabIndex={0} aria-label="Messages">
        {messages.map((message, index) => {
          const Text = message.isWrong ? 'mark' : 'span';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end.
            <li key={index} className="baseline row">
              <span className="muted">{`${message.at} ms`}</span>
              <b>{message.from === 'client' ? 'App' : 'Mock'}</b>
              <Text>{textOf(message)}</Text>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
