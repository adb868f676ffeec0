import {brand} from '../../src/facts/brand';
import {siteUrl} from '../../src/facts/site';
import {problemAtOffset} from './place';
import type {Fence, SampleProblem} from './types';

/** Addresses of the API in samples. When a sample runs, the mock replaces them. */
const apiOrigins = [`https://${brand.apiHost}`, `wss://${brand.apiHost}`];

/** The address of the mock on a reader's machine. */
const readersMock = 'http://127.0.0.1:4010';

/** The same address in Android's emulator. */
const emulatorsMock = 'http://10.0.2.2:4010';

const site = new URL(siteUrl).host;

/**
 * Returns whether samples can name a host other than the API's: the reader's own domain and machine, this site with its
 * subdomains, and the host in XML namespaces of Android.
 */
const isAllowedHost = (host: string): boolean =>
  host === 'yourapp.example' ||
  host.endsWith('.yourapp.example') ||
  host === site ||
  (host.endsWith(`.${site}`) && host !== brand.apiHost) ||
  host === 'schemas.android.com' ||
  /^localhost(:\d+)?$/.test(host);

const address = /\b(https?|wss?):\/\/([\w.-]+(?::\d+)?)/g;

/** Reports addresses that are neither the API's nor the reader's own. */
export function foreignHosts(fence: Fence): SampleProblem[] {
  return [...fence.code.matchAll(address)].flatMap((match) => {
    const [origin, , host = ''] = match;
    if ([...apiOrigins, readersMock, emulatorsMock].includes(origin) || isAllowedHost(host)) return [];
    const isApi = host === brand.apiHost;
    return problemAtOffset(fence, match.index, {
      expected: `${brand.apiBase}, ${brand.streamBase} or a server of the reader's own (https://yourapp.example)`,
      received: isApi ? `${origin}, which isn't encrypted` : origin,
      fix: 'write the host of the API: this site runs samples against the mock. Or write no-check="…" with a reason.',
    });
  });
}

/**
 * Returns code that calls the mock instead of the API. The address on a reader's machine is replaced first, because
 * it's the beginning of the mock's own address if the mock has port 40100 to 40109.
 */
export function callMock(code: string, mockUrl: string): string {
  return code
    .replaceAll(readersMock, mockUrl)
    .replaceAll(`https://${brand.apiHost}`, mockUrl)
    .replaceAll(`wss://${brand.apiHost}`, mockUrl.replace('http:', 'ws:'));
}
