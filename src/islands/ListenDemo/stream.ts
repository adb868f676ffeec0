import {facts} from '../../facts';
import type {StreamMessage} from '../../sandbox/calls';
import {openStream, type ServerMessage, type StreamEvent} from '../../sandbox/stream';
import type {Heard, Sentence} from './sentences';

/** A message of the stream, with the time at which it arrives, in milliseconds. */
export interface Arrival extends ServerMessage {
  at: number;
}

/** Times of the simulation, in milliseconds: of a word, of each of its letters, and from the server to the client. */
const times = {word: 130, letter: 62, latency: 140};
/** The number of words that each further partial message adds. */
const wordsPerMessage = 2;
/** The confidence of the first partial message, as a share of the final one. */
const firstShare = 0.6;
/** A piece of audio, which the sandbox requires not to be empty. */
const piece = new Uint8Array(1);

const message = (content: Partial<StreamMessage>): StreamMessage => ({
  ...{title: '', summary: '', contentType: 'application/json'},
  ...content,
});

/** Returns the times of a spoken sentence, and the messages that a stream sends for it, which the sandbox generates. */
export function recordingOf({words, readings: [result]}: Sentence) {
  let speechEnd = 0;
  const spoken = words.map(({text}) => {
    const start = speechEnd;
    speechEnd += times.word + times.letter * text.length;
    return {start, end: speechEnd};
  });
  const {text, confidence} = result;
  const first = {type: 'partial', text: words[0]?.text, confidence: Number((confidence * firstShare).toFixed(2))};
  let now = 0;
  const session = openStream(
    {
      sends: [message({schema: {}})],
      receives: [message({example: first}), message({example: {type: 'final', text, confidence}})],
    },
    () => now,
    facts.docs.voiceActivityTimeoutMs,
  );
  const messages: Arrival[] = [];
  const take = (events: StreamEvent[]) => {
    for (const event of events) if (event.kind === 'send') messages.push({at: now + times.latency, ...event.message});
  };
  session.receive('{}');
  for (const [index, {end}] of spoken.entries()) {
    if (index % wordsPerMessage > 0 && index < spoken.length - 1) continue;
    now = end;
    take(session.receive(piece));
  }
  now = session.due ?? now;
  take(session.tick());
  return {words: spoken, messages, speechEnd, duration: now + times.latency};
}

/** A spoken sentence on a time axis in milliseconds, which ends when the final message has arrived. */
type Recording = ReturnType<typeof recordingOf>;

/** Returns the latest message that the client has received; undefined before the first one. */
export const latest = ({messages}: Recording, time: number): Arrival | undefined =>
  messages.findLast(({at}) => at <= time);

const countIn = ({text}: ServerMessage) => text.split(' ').length;

/**
 * Returns the words as a message has them. A word that is new in a partial message can still change.
 * @param received the message; undefined before the first one
 * @returns one entry for each word of the sentence; undefined for words that haven't been heard yet
 */
export function wordsIn({words}: Sentence, {messages}: Recording, received?: Arrival): (Heard | undefined)[] {
  if (!received) return words.map(() => undefined);
  const before = messages[messages.indexOf(received) - 1];
  const [count, known] = [countIn(received), before ? countIn(before) : 0];
  return words.map((word, index) => {
    if (index >= count) return undefined;
    return (received.type === 'partial' && index >= known && word.early) || word;
  });
}
