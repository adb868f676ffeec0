import {
  type CallResponse,
  type Content,
  isFailure,
  type NamedExample,
  type Parameter,
  type Repeat,
  type RestCall,
  type Contract as SandboxContract,
  type StreamCall,
  type StreamMessage,
} from '../../../src/sandbox/calls';
import {type Contract, type Path, readContract} from './contract';
import type {AsyncApi, MediaType, Message, OpenApi, Operation, Response} from './types';

function content<Data>(contract: Contract<Data>, contentType: string, media: MediaType): Content {
  const {schema} = media;
  return {contentType, schema, schemaName: contract.nameOf(schema), example: media.example ?? schema?.examples?.[0]};
}

function responses<Data>(contract: Contract<Data>, documented: Record<string, Response>, place: Path): CallResponse[] {
  return Object.entries(documented).map(([status, response]) => {
    const [media] = Object.entries(response.content ?? {});
    const entry: CallResponse = {
      status,
      meaning: response.description,
      cause: response['x-cause'],
      remedy: response['x-remedy'],
      content: media && content(contract, ...media),
      saveAs: response['x-save-as'],
    };
    const at = [...place, status];
    if (isFailure(entry)) {
      const isExplained = entry.cause && entry.remedy;
      if (!isExplained)
        contract.fail(at, `The response ${status} does not say what to do.`, 'add x-cause and x-remedy.');
    } else if (entry.content?.schema && entry.content.example === undefined) {
      contract.fail(at, `The response ${status} has no example.`, 'add examples to its schema.');
    }
    return entry;
  });
}

function requestBody(contract: Contract<OpenApi>, {requestBody: body}: Operation, place: Path): RestCall['body'] {
  const [media] = Object.entries(body?.content ?? {});
  if (!body || !media) return undefined;
  const documented = content(contract, ...media);
  const found = {description: body.description, ...documented, example: documented.example ?? body['x-read-from']};
  if (found.example === undefined) {
    const fix = found.schema ? 'add examples to its schema.' : 'add x-read-from, the file that samples send.';
    contract.fail([...place, 'requestBody'], 'This body has no example, so no sample can be made.', fix);
  }
  return found;
}

/** Pairs the named examples of a call's request with those of its success. */
function namedExamples({requestBody, responses: documented}: Operation): NamedExample[] {
  const [request] = Object.values(requestBody?.content ?? {});
  const [success] = Object.entries(documented).filter(([status]) => status.startsWith('2'));
  const [response] = Object.values(success?.[1].content ?? {});
  return Object.entries(request?.examples ?? {}).flatMap(([name, {value}]) => {
    const paired = response?.examples?.[name];
    return paired ? [{name, request: value, response: paired.value}] : [];
  });
}

/** Returns the path of a call, with examples in place of its parameters. */
const examplePath = (contract: Contract<OpenApi>, place: Path, path: string, parameters: Parameter[]): string =>
  parameters.reduce((filled, {name, schema}) => {
    const example =
      schema.examples?.[0] ??
      contract.fail(place, `The parameter ${name} has no example.`, 'add examples to its schema.');
    return filled.replace(`{${name}}`, String(example));
  }, path);

/** Returns what happens when an operation is sent again. */
const repeatOf = <Data>(contract: Contract<Data>, operation: {'x-repeat'?: Repeat}, place: Path): Repeat =>
  operation['x-repeat'] ??
  contract.fail(place, 'This call does not say what a repeated request does.', 'add x-repeat.');

/** @param place the operation's path in the contract: `paths`, address, method */
function restCall(contract: Contract<OpenApi>, operation: Operation, place: [string, string, string]): RestCall {
  const [, path, method] = place;
  const {operationId: id, summary, description, parameters = [], responses: documented} = operation;
  const base =
    contract.data.servers[0]?.url ?? contract.fail(['servers'], 'There is no server.', 'add one with its url.');
  if (!summary) contract.fail(place, 'This call has no summary, so its section has no heading.', 'add summary.');
  return {
    kind: 'rest',
    id,
    summary,
    description,
    method: method.toUpperCase(),
    base,
    path,
    url: base + examplePath(contract, [...place, 'parameters'], path, parameters),
    parameters,
    body: requestBody(contract, operation, place),
    responses: responses(contract, documented, [...place, 'responses']),
    examples: namedExamples(operation),
    causes: operation['x-causes'] ?? [],
    limits: operation['x-limits'] ?? [],
    repeat: repeatOf(contract, operation, place),
    documentedOn: operation['x-documented-on'],
  };
}

/**
 * Returns every call of an OpenAPI contract, in the order of the file.
 * @throws Error when something the reference or the mock needs is missing
 */
export function restCalls(contract: Contract<OpenApi>): RestCall[] {
  return Object.entries(contract.data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => restCall(contract, operation, ['paths', path, method])),
  );
}

/** Returns every operation of an AsyncAPI contract. */
export function streamCalls(contract: Contract<AsyncApi>): StreamCall[] {
  const server =
    Object.values(contract.data.servers)[0] ?? contract.fail(['servers'], 'There is no server.', 'add one.');
  const base = `${server.protocol}://${server.host}${server.pathname}`;
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
    base,
    path: operation.channel.address,
    url: base + operation.channel.address,
    sends: operation.messages.map(message),
    receives: operation.reply.messages.map(message),
    phases: operation['x-phases'],
    responses: responses(contract, operation['x-responses'], ['operations', id, 'x-responses']),
    limits: operation['x-limits'] ?? [],
    repeat: repeatOf(contract, operation, ['operations', id]),
    follows: operation['x-follows'],
  }));
}

/**
 * Returns the operations of the reference, in order: the REST calls that no other page documents, each followed by its
 * streams.
 * @throws Error when something the reference needs is missing
 */
export function referenceOperations(
  openapi: Contract<OpenApi>,
  asyncapi: Contract<AsyncApi>,
): (RestCall | StreamCall)[] {
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

/**
 * Reads both contracts into the form that the sandbox and the sample generator use.
 * @throws Error when something they need is missing
 */
export function sandboxContract(paths: {openapi: string; asyncapi: string}): SandboxContract {
  const openapi = readContract<OpenApi>(paths.openapi);
  return {
    version: openapi.data.info.version,
    rest: restCalls(openapi),
    streams: streamCalls(readContract<AsyncApi>(paths.asyncapi)),
    rateLimits: openapi.data.components.responses.TooManyRequests['x-limits'],
  };
}
