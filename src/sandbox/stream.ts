import type {StreamCall, StreamMessage} from './calls';
import {checkJson, formatValue, sentenceOf, type Violation} from './schema';

/** WebSocket close codes (RFC 6455, section 7.4.1). */
const normalClosure = 1000;
const policyViolation = 1008;

/** The longest close reason that a WebSocket frame can hold, in bytes. */
const maxReasonBytes = 123;

/** The number of words that each partial message adds. */
const wordsPerPartial = 2;

/** A message that the server sends, as the contract documents it. */
export interface ServerMessage {
  type: 'partial' | 'final';
  text: string;
  confidence: number;
}

/** The server's next action. */
export type StreamEvent =
  | {kind: 'send'; message: ServerMessage}
  | {kind: 'close'; code: number; reason: string; violations: Violation[]};

/** The server's side of one stream, without a network and without timers. */
export type StreamSession = ReturnType<typeof openStream>;

function checkConfig({schema, schemaName}: StreamMessage, message: string | Uint8Array): Violation[] {
  const where = 'first message';
  if (typeof message !== 'string' || !schema) {
    return [{where, expected: `${schemaName} as JSON text`, received: 'a binary message'}];
  }
  return checkJson(schema, message, where);
}

function checkAudio(message: string | Uint8Array): Violation[] {
  const where = 'message after the first';
  const expected = 'binary audio';
  if (typeof message === 'string') return [{where, expected, received: `the text ${formatValue(message)}`}];
  return message.length === 0 ? [{where, expected, received: 'an empty message'}] : [];
}

/** Returns whether audio is silent, if it has samples of 16 bits: whether all are below 3% of the loudest possible one. */
const isSilent = (audio: Uint8Array | string): boolean =>
  typeof audio !== 'string' &&
  audio.length > 1 &&
  audio.every((byte, index) => index % 2 === 0 || byte < 4 || byte > 251);

/** Returns the start of a text that fits into a close reason, without splitting a character. */
function reasonOf(text: string): string {
  const {read} = new TextEncoder().encodeInto(text, new Uint8Array(maxReasonBytes));
  return text.slice(0, read);
}

/** Returns the n-th partial message of an utterance: more words and more confidence each time. */
function partialOf(count: number, final: ServerMessage, first: ServerMessage): ServerMessage {
  const words = final.text.split(' ');
  const shown = Math.min(words.length, first.text.split(' ').length + (count - 1) * wordsPerPartial);
  const rise = (final.confidence - first.confidence) / words.length;
  const confidence = first.confidence + rise * (shown - first.text.split(' ').length);
  return {type: 'partial', text: words.slice(0, shown).join(' '), confidence: Number(confidence.toFixed(2))};
}

/**
 * Starts the server's side of a stream. It requires the configuration first, then returns a partial message for each
 * piece of audio and a final one after a pause. More audio that isn't silent starts another utterance. A message that
 * departs from the contract closes the stream.
 * @param pauseMs how long a pause must be to end an utterance, in milliseconds
 */
export function openStream(
  {sends, receives}: Pick<StreamCall, 'sends' | 'receives'>,
  now: () => number,
  pauseMs: number,
) {
  const [config] = sends;
  const first = receives[0]?.example as ServerMessage;
  const final = receives.at(-1)?.example as ServerMessage;
  let state: 'configuring' | 'open' | 'closed' = 'configuring';
  let pieces = 0;
  let heard = '';
  let due: number | undefined;

  const end = (code: number, reason: string, violations: Violation[]): StreamEvent[] => {
    state = 'closed';
    due = undefined;
    return [{kind: 'close', code, reason, violations}];
  };

  return {
    /** When `tick` is due, in milliseconds on the sandbox's clock; undefined when nothing is. */
    get due(): number | undefined {
      return due;
    },
    /** Handles a message from the client: text or bytes. */
    receive(message: string | Uint8Array): StreamEvent[] {
      if (state === 'closed') return [];
      const violations = state === 'configuring' && config ? checkConfig(config, message) : checkAudio(message);
      const [violation] = violations;
      if (violation) return end(policyViolation, reasonOf(sentenceOf(violation)), violations);
      if (state === 'configuring') {
        state = 'open';
        return [];
      }
      // Silence is a pause once the whole sentence was heard. Before, a microphone without a signal gets results, too.
      if (heard === final.text && isSilent(message)) return [];
      pieces += 1;
      due = now() + pauseMs;
      const partial = partialOf(pieces, final, first);
      heard = partial.text;
      return [{kind: 'send', message: partial}];
    },
    /** Performs what is due by now: after a pause in the audio, ends the utterance with a final message. */
    tick(): StreamEvent[] {
      if (due === undefined || now() < due) return [];
      due = undefined;
      pieces = 0;
      heard = final.text;
      return [{kind: 'send', message: final}];
    },
    /** Handles the client's close. */
    close: (): StreamEvent[] => (state === 'closed' ? [] : end(normalClosure, '', [])),
  };
}
