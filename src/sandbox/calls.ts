import type {Schema} from './schema';

/** A limit that a tier sets. */
export interface Limit {
  tier: string;
  value: number | string;
  measure: 'calls' | 'audioSeconds' | 'characters';
  /** The period for which calls are counted. */
  period?: 'minute' | 'day' | 'month';
  /** The measure in words, as the reference prints it after the figure. */
  unit: string;
  /** The key of the figure in src/facts. */
  fact: string;
}

/** A path parameter. */
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description: string;
  schema: Schema;
}

/** A body or message: its content type, its schema and one example. */
export interface Content {
  contentType: string;
  schema?: Schema;
  /** The documented name of the schema, as JSON fences quote it. */
  schemaName?: string;
  example?: unknown;
}

/** A request and the response it gets, as the contract pairs them by name. */
export interface NamedExample {
  name: string;
  request: unknown;
  response: unknown;
}

/** One documented response of a call. `status` is a number such as `200`, or a class such as `5XX`. */
export interface CallResponse {
  status: string;
  meaning: string;
  /** Set on failures: why it occurs, and what to do about it. */
  cause?: string;
  remedy?: string;
  content?: Content;
  /** The file that samples write a binary response to. */
  saveAs?: string;
}

/** Why a particular call fails, and what to do about it. */
export interface Cause {
  cause: string;
  remedy: string;
}

/** What happens when a call is sent again although the first request might have been processed. */
export interface Repeat {
  /** Whether the second request does no harm. */
  safe: boolean;
  effect: string;
}

/** A phase in the life of a stream: what each side does, and what the contract leaves open. */
export interface Phase {
  phase: string;
  client: string;
  server: string;
  open: string;
}

/** The common part of REST calls and streams. */
interface Documented {
  id: string;
  summary: string;
  description: string;
  /** The server's address, which `path` is added to. */
  base: string;
  path: string;
  /** The full address, with examples in place of path parameters. */
  url: string;
  responses: CallResponse[];
  limits: Limit[];
  repeat: Repeat;
}

/** A REST call. */
export interface RestCall extends Documented {
  kind: 'rest';
  method: string;
  parameters: Parameter[];
  body?: Content & {description: string};
  /** What a request of a console asks the mock for, in the header `Prefer`. */
  prefer?: string;
  /** Requests with a response of their own; any other request gets the first example. */
  examples: NamedExample[];
  /** Why this call fails, beyond what every call can fail with. */
  causes: Cause[];
  /** The page that shows the call instead of the reference. */
  documentedOn?: string;
}

/** A message of a stream. */
export interface StreamMessage extends Content {
  title: string;
  summary: string;
}

/** A WebSocket: what the client sends, in order, and what it receives. */
export interface StreamCall extends Documented {
  kind: 'stream';
  sends: StreamMessage[];
  receives: StreamMessage[];
  phases: Phase[];
  /** The id of the REST call after which the reference shows the stream. */
  follows: string;
}

export type Call = RestCall | StreamCall;

/** The API's contract in the form that the sandbox and the reference use. */
export interface Contract {
  version: string;
  rest: RestCall[];
  streams: StreamCall[];
  /** How many calls each tier allows. */
  rateLimits: Limit[];
}

/** Tells whether a response is a failure, by its status. */
export const isFailure = ({status}: CallResponse): boolean => /^[45]/.test(status);
