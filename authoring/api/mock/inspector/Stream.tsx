import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {StreamMessage} from '../exchange';
import {Lines} from './ContentView';
import {countText, sizeText} from './format';
import styles from './styles.module.css';
import {Timeline} from './Timeline';

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
      <Lines lines={messages.map(textOf)} isWrong={(index) => messages[index]?.isWrong} />
    </section>
  );
}
