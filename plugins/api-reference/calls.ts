import type {Limit, Parameter, Schema} from './types';

/** A body or message: its form, its shape and one example. */
export interface Content {
  contentType: string;
  schema?: Schema;
  /** The documented name of the shape, as JSON fences quote it. */
  schemaName?: string;
  example?: unknown;
}

/** One answer of a call. `status` is a number such as `200`, or a class such as `5XX`. */
export interface Answer {
  status: string;
  meaning: string;
  /** Present on failures: why it comes, and what to do about it. */
  cause?: string;
  remedy?: string;
  content?: Content;
  /** The file that samples write a binary answer to. */
  saveAs?: string;
}

/** What REST calls and streams have in common. */
interface Documented {
  id: string;
  summary: string;
  description: string;
  /** The server's address, which `path` is added to. */
  base: string;
  path: string;
  /** The full address, with examples in place of path parameters. */
  url: string;
  answers: Answer[];
  limits: Limit[];
}

/** A REST call. */
export interface RestCall extends Documented {
  kind: 'rest';
  method: string;
  parameters: Parameter[];
  body?: Content & {description: string};
  /** The page that shows the call instead of the reference. */
  documentedOn?: string;
}

export interface StreamMessage extends Content {
  title: string;
  summary: string;
}

/** A WebSocket: what the client sends, in order, and what it receives. */
export interface StreamCall extends Documented {
  kind: 'stream';
  sends: StreamMessage[];
  receives: StreamMessage[];
  /** The id of the REST call after which the reference shows the stream. */
  follows: string;
}

/** Whether an answer tells of a failure, by its status. */
export const isFailure = ({status}: Answer): boolean => /^[45]/.test(status);
