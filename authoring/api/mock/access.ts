import {refusal} from '../../../src/sandbox/replies';
import {header, pathOf, type SandboxRequest, type SandboxResponse} from '../../../src/sandbox/request';

/** Tells whether a request is about the inspector, not about the API. */
export const isInspection = (request: SandboxRequest): boolean => /^\/inspect(?:\/|$)/.test(pathOf(request));

const ownHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/**
 * Refuses what another site could have sent: a name that was bound to this machine (DNS rebinding), or a page of another
 * origin.
 * @param origins the origins of web pages that may call the API
 */
export function refuseAccess(request: SandboxRequest, origins: string[]): SandboxResponse | undefined {
  const host = header(request, 'Host') ?? 'no such header';
  const origin = header(request, 'Origin');
  const isForeign = /^(?:cross-site|same-site)$/.test(header(request, 'Sec-Fetch-Site') ?? '');
  const isPage = header(request, 'Sec-Fetch-Mode') === 'navigate' && request.method === 'GET';
  if (!ownHost.test(host)) {
    return refusal([{status: 403, where: 'header Host', expected: '127.0.0.1 or localhost', received: host}]);
  }
  if (origin === undefined ? !isForeign || isPage : origin === `http://${host}`) return undefined;
  if (!isInspection(request) && origin !== undefined && origins.includes(origin)) return undefined;
  const received = origin ?? 'a request of another site';
  const expected = isInspection(request) ? `http://${host}` : `an origin that the mock's option --cors names`;
  return refusal([{status: 403, where: 'header Origin', expected, received}]);
}

/** Returns the headers that let a web page of an allowed origin read a response. */
export function corsHeaders(request: SandboxRequest, origins: string[]): Record<string, string> {
  const origin = header(request, 'Origin') ?? '';
  if (isInspection(request) || !origins.includes(origin)) return {};
  const read = {'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After', Vary: 'Origin'};
  if (request.method !== 'OPTIONS') return read;
  return {
    ...read,
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Prefer',
    'Access-Control-Max-Age': '600',
  };
}
