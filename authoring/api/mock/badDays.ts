import type {RestCall, StreamCall} from '../../../src/sandbox/calls';
import {failureOf} from '../../../src/sandbox/replies';
import {header, type SandboxRequest} from '../../../src/sandbox/request';
import type {Violation} from '../../../src/sandbox/schema';
import {lineSchemas, readSettings, type Settings} from './settings';

/** What happens to one call. */
export interface Arrangement extends Omit<Settings, 'failure'> {
  status?: number;
  /** What the header `Retry-After` says, in seconds. */
  retryAfter?: number;
}

/** Reads what a request asks for with the header `Prefer: delay=100-500, drop=in`. The sandbox checks the status. */
function readPreferences(request: SandboxRequest): {settings: Settings; found: Violation[]} {
  const pairs = (header(request, 'Prefer') ?? '').split(/[,;\s]+/).map((pair) => pair.split('='));
  const {settings, found} = readSettings(
    Object.fromEntries(pairs.filter(([name = '']) => name in lineSchemas)),
    'header Prefer',
  );
  return {settings, found: found.filter(({where}) => !where.endsWith('.status'))};
}

/** Returns the request that asks the sandbox for what was arranged. The request's own preferences come first. */
export function asking(request: SandboxRequest, {status, training, tier}: Arrangement): SandboxRequest {
  const own = header(request, 'Prefer');
  const wishes = Object.entries({status, training, tier}).flatMap(([name, value]) =>
    value ? [`${name}=${value}`] : [],
  );
  const others = Object.entries(request.headers).filter(([name]) => name.toLowerCase() !== 'prefer');
  const prefer = [...(own ? [own] : []), ...wishes].join(', ');
  return {...request, headers: {...Object.fromEntries(others), ...(prefer && {Prefer: prefer})}};
}

/** Returns an arrangement in words: `status 429, delay 100 to 500 ms`; undefined if nothing was arranged. */
export function inWords({retryAfter, delay, ...rest}: Arrangement): string | undefined {
  const values = {...rest, delay: delay && `${delay.min} to ${delay.max} ms`};
  const words = Object.entries(values).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  return words.join(', ') || undefined;
}

/** Returns a random time from a range, in milliseconds. */
export const waitOf = ({delay}: Arrangement): number =>
  delay ? delay.min + Math.floor(Math.random() * (delay.max - delay.min + 1)) : 0;

export type BadDays = ReturnType<typeof createBadDays>;

/** @param onChange called when the settings change, also because the last of the next failures has occurred */
export function createBadDays(initial: Settings, onChange: (settings: Settings) => void) {
  let settings = initial;
  let calls = 0;

  /** Returns the status with which this call fails, and counts it. */
  function failing(call: RestCall | StreamCall): number | undefined {
    const {failure} = settings;
    if (!failure || !failureOf(call, failure.status)) return undefined;
    calls += 1;
    if (calls % (failure.every ?? 1) !== 0) return undefined;
    if (failure.next !== undefined) {
      const next = failure.next - 1;
      settings = {...settings, failure: next > 0 ? {...failure, next} : undefined};
      onChange(settings);
    }
    return failure.status;
  }

  return {
    get settings(): Settings {
      return settings;
    },
    set(value: Settings): void {
      settings = value;
      calls = 0;
      onChange(settings);
    },
    /** Arranges what happens to a call by the settings and by what its request prefers. */
    arrange(call: RestCall | StreamCall, request: SandboxRequest): {arrangement: Arrangement; found: Violation[]} {
      const {settings: preferred, found} = readPreferences(request);
      if (found.length > 0) return {arrangement: {}, found};
      const {failure, ...rest} = {...settings, ...preferred};
      const status = preferred.failure ? undefined : failing(call);
      const ofStream = call.kind === 'stream' ? {} : {stream: undefined};
      const ofTraining = call.id === 'trainDomain' ? {} : {training: undefined};
      return {arrangement: {...rest, ...ofStream, ...ofTraining, status: status ?? preferred.failure?.status}, found};
    },
  };
}
