import type {Cause, Limit, Parameter, Phase, Repeat} from '../../../src/sandbox/calls';
import type {Schema} from '../../../src/sandbox/schema';

/** The parts of OpenAPI 3.1 and AsyncAPI 3.1 that our contracts use, with references resolved. */

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  /** Examples by name. A request and a response of the same name belong together. */
  examples?: Record<string, {value: unknown}>;
}

export interface Response {
  description: string;
  content?: Record<string, MediaType>;
  'x-cause'?: string;
  'x-remedy'?: string;
  /** The file that samples write a binary response to. */
  'x-save-as'?: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: {
    description: string;
    content: Record<string, MediaType>;
    /** The file that samples read a binary body from. */
    'x-read-from'?: string;
  };
  responses: Record<string, Response>;
  'x-limits'?: Limit[];
  'x-causes'?: Cause[];
  'x-repeat'?: Repeat;
  'x-documented-on'?: string;
}

export interface OpenApi {
  servers: {url: string}[];
  info: {version: string};
  paths: Record<string, Record<string, Operation>>;
  components: {responses: {TooManyRequests: Response & {'x-limits': Limit[]}}};
}

export interface Message {
  title: string;
  summary: string;
  contentType?: string;
  payload: Schema;
}

interface StreamOperation {
  summary: string;
  description: string;
  channel: {address: string};
  messages: Message[];
  reply: {messages: Message[]};
  'x-follows': string;
  'x-repeat'?: Repeat;
  'x-limits'?: Limit[];
  'x-phases': Phase[];
  'x-responses': Record<string, Response>;
}

export interface AsyncApi {
  servers: Record<string, {host: string; pathname: string; protocol: string}>;
  operations: Record<string, StreamOperation>;
}
