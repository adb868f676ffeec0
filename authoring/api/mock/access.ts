import {refusal} from '../../../src/sandbox/replies';
import {header, pathOf, type SandboxRequest, type SandboxResponse} from '../../../src/sandbox/request';

/** Tells whether a request is about the inspector, not about the API. */
export const isInspection = (request: SandboxRequest): boolean => /^\/inspect(?:\/|$)/.test(pathOf(request));

// In the Android emulator, 10.0.2.2 is this machine.
const ownHost = /^(?:127\.0\.0\.1|10\.0\.2\.2|localhost|\[::1\])$/i;

/**
 * Refuses what another site could have sent: a name that was bound to this machine (DNS rebinding), or a page of another
 * origin.
 * @param origins the origins of web pages that may call the API
 * @param hosts the names, such as those of tunnels, by which clients may call the API
 */
export function refuseAccess(request: SandboxRequest, origins: string[], hosts: string[]): SandboxResponse | undefined {
  const host = header(request, 'Host') ?? 'no such header';
  const name = host.replace(/:\d+$/, '');
  if (!ownHost.test(name) && (isInspection(request) || !hosts.includes(name))) {
    const expected = `127.0.0.1, 10.0.2.2, localhost or, for calls, a host that the mock's option --allow-host names`;
    return refusal({status: 403, where: 'header Host', expected, received: host});
  }
  // Browsers leave out the origin of links and of images.
  const isImage =
    /-site$/.test(header(request, 'Sec-Fetch-Site') ?? '') && header(request, 'Sec-Fetch-Mode') !== 'navigate';
  const received = header(request, 'Origin') ?? (isImage ? 'a request of another site' : `http://${host}`);
  if ([`http://${host}`, `https://${host}`].includes(received)) return undefined;
  if (!isInspection(request) && origins.includes(received)) return undefined;
  const expected = isInspection(request) ? `http://${host}` : `an origin that the mock's option --cors names`;
  return refusal({status: 403, where: 'header Origin', expected, received});
}

/** Returns the headers that let a web page of an origin send requests and read responses. */
export const corsHeaders = (origin: string) =>
  new Map([
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Expose-Headers', 'Retry-After'],
    ['Vary', 'Origin'],
    ['Access-Control-Allow-Methods', 'GET, POST'],
    ['Access-Control-Allow-Headers', 'Authorization, Content-Type, Prefer'],
  ]);
