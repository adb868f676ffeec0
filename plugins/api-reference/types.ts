/** The parts of OpenAPI 3.1 and AsyncAPI 3.0 that our contracts use, with references already followed. */

/** What a tier allows. `fact` is the key of the figure in src/facts, `value` the figure itself. */
export interface Limit {
  tier: string;
  value: number | string;
  unit: string;
  fact: string;
}

export interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  const?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  format?: string;
  /** Marks a value that is binary: a file, in a form. */
  contentMediaType?: string;
  examples?: unknown[];
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description: string;
  schema: Schema;
}

export interface Response {
  description: string;
  content?: Record<string, MediaType>;
  'x-cause'?: string;
  'x-remedy'?: string;
  /** The file that samples write a binary answer to. */
  'x-save-as'?: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: {description: string; content: Record<string, MediaType>};
  responses: Record<string, Response>;
  'x-limits'?: Limit[];
  'x-documented-on'?: string;
}

export interface OpenApi {
  servers: {url: string}[];
  paths: Record<string, Record<string, Operation>>;
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
  'x-limits'?: Limit[];
  'x-responses': Record<string, Response>;
}

export interface AsyncApi {
  servers: Record<string, {host: string; pathname: string; protocol: string}>;
  operations: Record<string, StreamOperation>;
}
