import type {Call} from '../../../src/sandbox/calls';
import type {Tier} from '../../../src/sandbox/limits';
import {failureOf} from '../../../src/sandbox/replies';
import {header, type SandboxRequest} from '../../../src/sandbox/request';
import {check, type Schema, type Violation} from '../../../src/sandbox/schema';
import faults from './faults.json';

/** How the mock misbehaves, as options, the header `Prefer`, scenarios, and the inspector say it. */
export interface Settings {
  /** Calls fail with this status. */
  status?: number;
  /** Every n-th call fails or loses its connection, or only the next n do, instead of each. */
  every?: number;
  next?: number;
  /** What the header `Retry-After` of a failure says, in seconds. */
  'retry-after'?: number;
  /** Responses, and messages of streams, arrive after a time or a random one from a range, in milliseconds: `100-500`. */
  delay?: string;
  /** The connection is lost before, in, or after the response; in a stream, at its start, after a partial or a final message. */
  drop?: 'before' | 'in' | 'after';
  stream?: 'silent' | 'early-close' | 'late-partials' | 'repeated-final';
  training?: 'failed' | 'slow';
  tier?: Tier;
}

export const properties: Record<string, Schema> = Object.assign(
  {},
  ...Object.values(faults).map((option) => option.properties),
);

/** Times up to 1,000 seconds, so that no one waits for a response that seems never to come. */
const delayPattern = /^(\d{1,6})(?:-(\d{1,6}))?$/;

/** Returns a random time from a delay, in milliseconds. */
export function waitOf({delay = '0'}: Settings): number {
  const [, from, to = from] = delayPattern.exec(delay) ?? [];
  return Number(from) + Math.floor(Math.random() * (Number(to) - Number(from) + 1));
}

/** Returns settings in words: `status 429, delay 100-500 ms`; undefined if there are none. */
export function inWords({every, next, 'retry-after': retryAfter, delay, ...rest}: Settings): string | undefined {
  const words = Object.entries({...rest, delay: delay && `${delay} ms`});
  return words.flatMap(([name, value]) => (value ? `${name} ${value}` : [])).join(', ') || undefined;
}

/** Returns a value as its schema wants it. In options and headers, numbers are text; in YAML, text can be a number. */
function typed({type}: Schema = {}, value: unknown): unknown {
  if (type === 'integer') return /^\d{1,9}$/.test(String(value)) ? Number(value) : value;
  return type === 'string' && typeof value === 'number' ? String(value) : value;
}

/**
 * Reads settings, such as `{status: '429', delay: '100-500'}`.
 * @param others the schema of what stands beside them, which is returned, too
 */
export function readSettings<Others = object>(lines: unknown, where: string, others: Schema = {}) {
  const all = {...properties, ...others.properties};
  const entries = Object.entries(Object(lines)).map(([name, value]) => [name, typed(all[name], value)]);
  const settings: Settings & Others = Object.fromEntries(entries);
  const isCounted = ('every' in settings || 'next' in settings) && !('drop' in settings);
  const required = [...(others.required ?? []), ...(isCounted ? ['status'] : [])];
  const schema = {type: 'object', additionalProperties: false, required, properties: all};
  const found = check(schema, lines && settings, where);
  if (found.length > 0 || delayPattern.test(settings.delay ?? '0')) return {settings, found};
  const expected = 'milliseconds, such as 300 or 100-500, and no longer than 1,000 seconds';
  return {settings, found: [{where: `${where}.delay`, expected, received: JSON.stringify(settings.delay)}]};
}

/** Reads what a request asks for with the header `Prefer: delay=100-500, drop=in`. The sandbox checks the status. */
export function readPreferences(request: Pick<SandboxRequest, 'headers'>): {settings: Settings; found: Violation[]} {
  const pairs = new URLSearchParams(header(request, 'Prefer')?.replace(/[,;\s]+/g, '&'));
  const known = [...pairs].filter(([name]) => name in properties);
  const {settings, found} = readSettings(Object.fromEntries(known), 'header Prefer');
  return {settings, found: found.filter(({where}) => !where.endsWith('.status'))};
}

/** Returns the request that asks the sandbox for what was arranged. The request's own preferences come first. */
export function asking(request: SandboxRequest, {status, training, tier}: Settings): SandboxRequest {
  const wishes = Object.entries({status, training, tier}).map(([name, value]) => (value ? `${name}=${value}` : ''));
  return {...request, headers: {...request.headers, prefer: [header(request, 'Prefer') ?? '', ...wishes].join(' ')}};
}

export type Faults = ReturnType<typeof createFaults>;

export function createFaults(initial: Settings) {
  let settings = initial;
  let calls = 0;

  /** Returns whether this call fails or loses its connection, and counts it. */
  function fails(call: Call): boolean {
    const {status, drop, every = 1, next, 'retry-after': retryAfter, ...rest} = settings;
    if (!drop && !(status && failureOf(call, status))) return false;
    calls += 1;
    if (calls % every !== 0) return false;
    if (next !== undefined) settings = next > 1 ? {...settings, next: next - 1} : rest;
    return true;
  }

  return {
    settings: (): Settings => settings,
    set(value: Settings): void {
      calls = 0;
      settings = value;
    },
    /** Arranges what happens to a call by the settings and by what its request prefers. */
    arrange(call: Call, request: SandboxRequest): {arranged: Settings; found: Violation[]} {
      const {settings: preferred, found} = readPreferences(request);
      if (found.length > 0) return {arranged: {}, found};
      const {status, drop, stream, training, ...rest} = {...settings, ...preferred};
      const isFailing = preferred.status !== undefined || preferred.drop !== undefined || fails(call);
      if (isFailing) Object.assign(rest, {status, drop});
      if (call.kind === 'stream') Object.assign(rest, {stream});
      if (call.id === 'trainDomain') Object.assign(rest, {training});
      return {arranged: rest, found};
    },
  };
}
