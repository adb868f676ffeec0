import type {Call} from '../../../src/sandbox/calls';
import {failureOf} from '../../../src/sandbox/replies';
import {header, type SandboxRequest} from '../../../src/sandbox/request';
import type {Violation} from '../../../src/sandbox/schema';
import {properties, readSettings, type Settings} from './settings';

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
