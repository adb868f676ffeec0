import {audioFormat} from './audio';
import type {Call, Contract, RestCall} from './calls';
import {checkKey, checkRequest, type Refusal, refuse} from './checks';
import {contract as ownContract} from './contract';
import {createDomainStore, type DomainRecord} from './domains';
import {checkSize, createRateLimiter, recordingIn, type Tier} from './limits';
import {
  checkPreference,
  failure,
  failureOf,
  preference,
  preferredStatus,
  refusal,
  refuseAll,
  success,
  successOf,
} from './replies';
import {jsonResponse, pathOf, type SandboxRequest, type SandboxResponse, textOf} from './request';
import {documentedAddress, matchPath} from './routes';
import {check, type Violation} from './schema';
import {openStream, type StreamSession} from './stream';

export interface SandboxOptions {
  /** The contract; the site's own by default. */
  contract?: Contract;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** The tier whose limits apply. Without one, nothing is limited. */
  tier?: Tier;
  /** How long training a domain takes, in milliseconds. */
  trainingMs?: number;
  /** How long a pause in a stream's audio must be to end an utterance, in milliseconds. */
  pauseMs?: number;
}

/** The opening of a stream: a session, or the response that refuses it. */
type Opening = {session: StreamSession} | {response: SandboxResponse};

export type Sandbox = ReturnType<typeof createSandbox>;

/** Default durations: short enough to wait for, long enough to notice. */
const defaults = {trainingMs: 5_000, pauseMs: 1_000};

/** Returns a JSON or form body as an object of its fields. */
function fieldsIn({body}: RestCall, request: SandboxRequest): Record<string, unknown> {
  if (Array.isArray(request.body)) return Object.fromEntries(request.body.map(({name, value}) => [name, value]));
  return body?.contentType === 'application/json' ? JSON.parse(textOf(request.body)) : {};
}

/** Tells whether a call takes recordings in a format. A body that is the recording itself has only one content type. */
const takesFormat = ({body}: RestCall, format: string | undefined): boolean =>
  format !== undefined && (body?.schema !== undefined || body?.contentType === `audio/${format.toLowerCase()}`);

/**
 * Creates a simulation of the API. It compares every request with the contract, returns the documented example for a
 * correct one, and an error object for any other. It keeps state in memory only, and uses no timers or network.
 *
 * Failures can be forced: `Prefer: status=429` or `Prefer: tier=Free` on a request, and `Prefer: training=failed` or
 * `training=slow` on the train call.
 */
export function createSandbox(options: SandboxOptions = {}) {
  const {contract = ownContract, now = Date.now} = options;
  const {trainingMs, pauseMs} = {...defaults, ...options};
  const exampleId = String(contract.rest.flatMap(({parameters}) => parameters)[0]?.schema.examples?.[0]);
  const domains = createDomainStore(now, exampleId, trainingMs);
  const isWithinRate = createRateLimiter(contract, now);
  const tierOf = (request: SandboxRequest) => (preference(request, 'tier') as Tier | undefined) ?? options.tier;

  /** Returns the failure that was requested, or caused by calling too often. */
  function failing(call: Call, request: SandboxRequest): SandboxResponse | undefined {
    const status = preferredStatus(request) ?? (isWithinRate(tierOf(request)) ? undefined : 429);
    const documented = status === undefined ? undefined : failureOf(call, status);
    return documented && status !== undefined ? failure(documented, status) : undefined;
  }

  /** Returns the refusals that depend on more than a request's shape: on the tier's limits and the domain's status. */
  function checkContent(call: RestCall, request: SandboxRequest, fields: Record<string, unknown>): Refusal[] {
    const {domain} = fields;
    const status = typeof domain === 'string' ? domains.get(domain)?.status : 'ready';
    const received = `"${domain}", ${status === undefined ? 'which is unknown or was never trained' : `which is ${status}`}`;
    const violations: Violation[] = [
      ...checkSize(call, tierOf(request), request, fields),
      ...(status === 'ready' ? [] : [{where: 'body.domain', expected: 'the ID of a ready domain', received}]),
    ];
    return refuse(400, violations);
  }

  /** Functions that return the domain that a call is about, by the call's ID; undefined for an unknown domain. */
  const recordOf: Record<string, (id: string, request: SandboxRequest) => DomainRecord | undefined> = {
    createDomain: () => domains.create(),
    trainDomain: (id, request) => domains.train(id, preference(request, 'training')),
    getDomain: (id) => domains.get(id),
  };

  function reply(call: RestCall, request: SandboxRequest, {domainId = ''}: Record<string, string>): SandboxResponse {
    const fields = fieldsIn(call, request);
    const refused = refuseAll(checkContent(call, request, fields));
    if (refused) return refused;
    const recording = recordingIn(call, request);
    const badFormat = failureOf(call, 400);
    if (recording && badFormat && !takesFormat(call, audioFormat(recording))) return failure(badFormat, 400);
    const findRecord = recordOf[call.id];
    if (!findRecord) return success(call, fields);
    const record = findRecord(domainId, request);
    if (record) return jsonResponse(Number(successOf(call).status), record);
    const expected = 'the id of a domain that was created';
    return refusal({status: 404, where: 'path parameter domainId', expected, received: `"${domainId}"`});
  }

  function unknown(request: SandboxRequest, method: string): SandboxResponse {
    const path = pathOf(request);
    const received = `${method} ${path}`;
    const {isPath, name} = documentedAddress(contract, path, received);
    return refusal({status: isPath ? 405 : 404, where: 'address', expected: name, received});
  }

  return {
    contract,
    /** Returns the response to an HTTP request. */
    handle(request: SandboxRequest): SandboxResponse {
      const path = pathOf(request);
      const call = contract.rest.find((entry) => entry.method === request.method && matchPath(entry, path));
      if (!call) return unknown(request, request.method);
      const parameters = matchPath(call, path) ?? {};
      const refusals = [...checkRequest(call, request, parameters), ...checkPreference(call, request)];
      return refuseAll(refusals) ?? failing(call, request) ?? reply(call, request, parameters);
    },
    /** Opens a stream, or refuses to. The request's method is ignored. */
    open(request: SandboxRequest): Opening {
      const call = contract.streams.find((entry) => matchPath(entry, pathOf(request)));
      if (!call) return {response: unknown(request, 'WebSocket')};
      const refusals = [...checkKey(request), ...checkPreference(call, request)];
      const response = refuseAll(refusals) ?? failing(call, request);
      return response ? {response} : {session: openStream(call, now, pauseMs)};
    },
  };
}

/**
 * Compares the fields of a request body with the contract, in the mock's wording. Use it to check a form while it's
 * filled in.
 * @param operation the id of a REST call, such as `parseText`
 * @param fields values by name; a file by its name
 * @returns every violation; none when the fields can be sent
 */
export function validate(operation: string, fields: Record<string, unknown>, contract = ownContract): Violation[] {
  const call = contract.rest.find(({id}) => id === operation);
  return call?.body?.schema ? check(call.body.schema, fields, 'body') : [];
}
