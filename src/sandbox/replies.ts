import {silence} from './audio';
import {type Call, type CallResponse, type Cause, isFailure, type RestCall} from './calls';
import type {Refusal} from './checks';
import {header, jsonResponse, type SandboxRequest, type SandboxResponse} from './request';
import {sentenceOf} from './schema';

/** Returns the documented success of a call. */
export function successOf({responses, summary}: RestCall): CallResponse {
  const success = responses.find((candidate) => !isFailure(candidate));
  if (!success) throw new Error(`"${summary}" documents no success. Fix: add a 2xx response with an example.`);
  return success;
}

/** Tells whether two JSON values are equal, whatever the order of their fields. */
function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [ofA, ofB] = [Object.entries(a), new Map(Object.entries(b))];
  return ofA.length === ofB.size && ofA.every(([key, value]) => ofB.has(key) && isEqual(value, ofB.get(key)));
}

/** Tells whether a request has the fields of an example; it may have others, such as a domain. */
const fitsExample = (fields: Record<string, unknown>, example: unknown) =>
  Object.entries(example as object).every(([name, value]) => isEqual(fields[name], value));

/** Returns the documented example of a call's success, or audio where the response is binary. */
export function success(call: RestCall, fields: Record<string, unknown>): SandboxResponse {
  const {status, content} = successOf(call);
  const named = call.examples.find(({request}) => fitsExample(fields, request));
  const example = named?.response ?? content?.example;
  if (example !== undefined) return jsonResponse(Number(status), example);
  return {status: Number(status), headers: {'Content-Type': 'audio/wav'}, body: silence(), violations: []};
}

/**
 * Returns an error object for a request that departs from the contract. Codes with the prefix `mock_` are the mock's.
 */
export function refusal(first: Refusal, ...others: Refusal[]): SandboxResponse {
  const problems = [first, ...others].map(({status: _, ...violation}) => violation);
  const error = {code: 'mock_contract_violation', message: `${sentenceOf(first)}.`, details: {problems}};
  return {...jsonResponse(first.status, error), violations: problems};
}

/** Returns an error object for all that departs from the contract; undefined if nothing does. */
export const refuseAll = ([first, ...others]: Refusal[]): SandboxResponse | undefined =>
  first && refusal(first, ...others);

/** Returns the documented failure that covers a status, which can be in a class such as `4XX`. */
export function failureOf({responses}: Call, status: number): CallResponse | undefined {
  const failures = responses.filter(isFailure);
  const exact = failures.find((failure) => failure.status === String(status));
  return exact ?? failures.find((failure) => failure.status === `${String(status)[0]}XX`);
}

/** What a client is told when a call fails without a response. */
export const noResponse: Cause = {
  cause: 'The network failed, or the request took too long.',
  remedy: 'If the call is safe to retry, retry after a pause. If it fails again, wait longer.',
};

/** Returns a documented failure as a response: the contract's example, or an error object of the mock's own. */
export function failure({meaning, content}: CallResponse, status: number): SandboxResponse {
  const own = {code: `mock_status_${status}`, message: meaning, details: {}};
  return jsonResponse(status, content?.example ?? own);
}

/** Returns what a request asks for with the header `Prefer`, such as `slow` for `training=slow`. */
export const preference = (request: SandboxRequest, name: string): string | undefined =>
  new RegExp(`\\b${name}=(\\w+)`).exec(header(request, 'Prefer') ?? '')?.[1];

/** Returns the status that a request asks for with the header `Prefer: status=429`. */
export function preferredStatus(request: SandboxRequest): number | undefined {
  const status = preference(request, 'status');
  return /^\d{3}$/.test(status ?? '') ? Number(status) : undefined;
}

/** Returns the refusal of a `Prefer` header whose status the call doesn't document; none when it does. */
export function checkPreference(call: Call, request: SandboxRequest): Refusal[] {
  const status = preferredStatus(request);
  if (status === undefined || failureOf(call, status)) return [];
  const documented = call.responses.filter(isFailure).map((documentedFailure) => documentedFailure.status);
  const expected = `a status of ${documented.join(', ')}`;
  return [{status: 400, where: 'header Prefer', expected, received: String(status)}];
}
