import {pathOf} from '../../../src/sandbox/request';
import type {Violation} from '../../../src/sandbox/schema';

/** What a request or a response carries. */
export interface Content {
  headers: Record<string, string>;
  /** Text of a JSON, form, or text body, truncated; a file's content stands only as its description. */
  body?: string;
}

/** A message of a stream. */
export interface StreamMessage {
  /** Milliseconds since the start of the exchange. */
  at: number;
  from: 'client' | 'server';
  kind: 'text' | 'audio' | 'close';
  /** The message's text; for audio, empty; for a close, its code and reason. */
  content: string;
  /** Bytes. */
  size: number;
  /** Whether it violates the contract. */
  isWrong?: boolean;
}

/** A call or a stream that an app opened, as the mock saw it. Keys are replaced before it's kept. */
export interface Exchange {
  /** Counts up from 1. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** An HTTP method, or `WebSocket`. */
  method: string;
  path: string;
  /** The operation's ID in the contract; undefined if the address matches none. */
  call?: string;
  /** The response's status; 101 for an opened stream; undefined while there is none, or if the connection was dropped. */
  status?: number;
  /** Milliseconds until the response, or the stream's end; undefined while it's open. */
  duration?: number;
  /** The bytes of bodies and messages, in both directions. */
  size: number;
  request: Content;
  response?: Content;
  /** Violations of the contract, with the address of the documentation's section about each. */
  violations: (Violation & {section: string})[];
  /** What the app recorded: `WAV, 3.4 s, loudest sample -3.0 dB`. */
  recording?: string;
  /** A stream's messages. */
  messages?: StreamMessage[];
  /** The failure that was arranged for this exchange, in words: `status 429`, `dropped before the response`. */
  arranged?: string;
}

/** Returns how messages name an exchange: `POST /v1/nlu/parse (call 7)`. */
export const nameOf = ({method, path, id}: Exchange): string => `${method} ${pathOf({path})} (call ${id})`;
