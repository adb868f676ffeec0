import type {Contract, Path} from './contract';
import type {AsyncApi, Limit, MediaType, Message, OpenApi, Operation, Parameter, Response, Schema} from './types';

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

/** Whether an answer is a failure: it says what to do about it. */
export const isFailure = ({status}: Answer): boolean => /^[45]/.test(status);

function content<Data>(contract: Contract<Data>, contentType: string, media: MediaType): Content {
  const {schema} = media;
  return {contentType, schema, schemaName: contract.nameOf(schema), example: media.example ?? schema?.examples?.[0]};
}

function answers<Data>(contract: Contract<Data>, responses: Record<string, Response>, path: Path): Answer[] {
  return Object.entries(responses).map(([status, response]) => {
    const [media] = Object.entries(response.content ?? {});
    const answer: Answer = {
      status,
      meaning: response.description,
      cause: response['x-cause'],
      remedy: response['x-remedy'],
      content: media && content(contract, ...media),
      saveAs: response['x-save-as'],
    };
    if (isFailure(answer) && !(answer.cause && answer.remedy)) {
      contract.fail([...path, status], `The response ${status} does not say what to do.`, 'add x-cause and x-remedy to it.');
    }
    return answer;
  });
}

function restCall(contract: Contract<OpenApi>, base: string, path: string, method: string, operation: Operation): RestCall {
  const place = ['paths', path, method];
  const parameters = operation.parameters ?? [];
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  const body = operation.requestBody && media && {
    description: operation.requestBody.description,
    ...content(contract, ...media),
  };
  if (!operation.summary) contract.fail(place, 'This call has no summary, so its section has no heading.', 'add summary.');
  if (body?.schema && body.example === undefined) {
    contract.fail([...place, 'requestBody'], 'This body has no example, so no sample can be made.', 'add examples to its schema.');
  }
  return {
    kind: 'rest',
    id: operation.operationId,
    summary: operation.summary,
    description: operation.description,
    method: method.toUpperCase(),
    path,
    url: parameters.reduce((url, {name, schema}) => url.replace(`{${name}}`, String(schema.examples?.[0])), base + path),
    parameters,
    body,
    answers: answers(contract, operation.responses, [...place, 'responses']),
    limits: operation['x-limits'] ?? [],
    documentedOn: operation['x-documented-on'],
  };
}

/** Every call of an OpenAPI contract, in the order in which the file lists them. */
export function restCalls(contract: Contract<OpenApi>): RestCall[] {
  const base = contract.data.servers[0]?.url ?? contract.fail(['servers'], 'There is no server.', 'add one with its url.');
  return Object.entries(contract.data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => restCall(contract, base, path, method, operation)),
  );
}

/** Every operation of an AsyncAPI contract. */
export function streamCalls(contract: Contract<AsyncApi>): StreamCall[] {
  const server = Object.values(contract.data.servers)[0] ?? contract.fail(['servers'], 'There is no server.', 'add one.');
  const message = ({title, summary, contentType = 'application/json', payload}: Message): StreamMessage => ({
    title,
    summary,
    ...content(contract, contentType, {schema: payload}),
  });
  return Object.entries(contract.data.operations).map(([id, operation]) => ({
    kind: 'stream',
    id,
    summary: operation.summary,
    description: operation.description,
    path: operation.channel.address,
    url: `${server.protocol}://${server.host}${server.pathname}${operation.channel.address}`,
    sends: operation.messages.map(message),
    receives: operation.reply.messages.map(message),
    answers: answers(contract, operation['x-responses'], ['operations', id, 'x-responses']),
    limits: operation['x-limits'] ?? [],
    follows: operation['x-follows'],
  }));
}

/**
 * What the reference shows, in its order: the REST calls that no other page shows, each followed by its streams.
 * @throws ContractError when something the reference needs is missing
 */
export function referenceOperations(openapi: Contract<OpenApi>, asyncapi: Contract<AsyncApi>): (RestCall | StreamCall)[] {
  const calls = restCalls(openapi).filter(({documentedOn}) => !documentedOn);
  const streams = streamCalls(asyncapi);
  for (const {id, follows} of streams) {
    if (!calls.some((call) => call.id === follows)) {
      const ids = calls.map((call) => call.id).join(', ');
      asyncapi.fail(['operations', id, 'x-follows'], `No call has the id "${follows}".`, `use one of ${ids}.`);
    }
  }
  return calls.flatMap((call) => [call, ...streams.filter(({follows}) => follows === call.id)]);
}
