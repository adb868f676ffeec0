import {brand} from '../../../src/facts/brand';
import {docsRoute} from '../../../src/facts/routes';
import type {RestCall, StreamCall} from '../../../src/sandbox/calls';
import {header, pathOf, type SandboxRequest, type SandboxResponse, textOf} from '../../../src/sandbox/request';
import type {Violation} from '../../../src/sandbox/schema';
import type {Content, Exchange, MarkedViolation} from './exchange';
import {headersWithoutSecrets, withoutSecrets} from './secrets';

/** The most text of a body, a message, or an address that is kept, in characters. */
const longestText = 8_000;

/** Keys are found a little beyond the text that is kept, so that no part of one remains. */
const margin = 8_000;

/** Returns the beginning of a text, without keys. */
export const keptText = (text: string, secrets: string[]): string =>
  withoutSecrets(text.slice(0, longestText + margin), secrets).slice(0, longestText);

/** Returns a body as text: a form as JSON, with files by their names, as in the examples of the contract. */
function bodyText({body}: SandboxRequest, contentType: string): string | undefined {
  if (Array.isArray(body)) {
    const fields = body.map(({name, value}) => [name, typeof value === 'string' ? value : value.fileName]);
    return JSON.stringify(Object.fromEntries(fields));
  }
  return /json|text|urlencoded/i.test(contentType) ? textOf(body) : undefined;
}

/** Returns the headers and the body of a request as they are kept. */
function contentOf(request: SandboxRequest, size: number, secrets: string[]): Content {
  const text = bodyText(request, header(request, 'Content-Type') ?? '');
  const body = text === undefined ? undefined : keptText(text, secrets);
  return {headers: headersWithoutSecrets(request.headers, secrets), body, size};
}

/** Returns the address of the section about a violation. */
function sectionOf({where}: Violation, call: RestCall | StreamCall | undefined): string {
  const pages = brand.siteUrl + docsRoute;
  if (/^header (?:Host|Origin|Prefer)/.test(where)) return `${pages}/quick-start#test-with-the-mock`;
  if (where === 'header Authorization') return `${pages}/rest-api-reference#authentication`;
  if (!call) return `${pages}/rest-api-reference#base-url-and-versions`;
  if (call.kind === 'rest' && call.documentedOn) return brand.siteUrl + call.documentedOn;
  return `${pages}/rest-api-reference#${call.summary.toLowerCase().replaceAll(' ', '-')}`;
}

/** Returns violations as they are kept, with the sections about them. */
export const marked = (
  violations: Violation[],
  call: RestCall | StreamCall | undefined,
  secrets: string[],
): MarkedViolation[] =>
  violations.map((violation) => ({
    ...violation,
    received: keptText(violation.received, secrets),
    section: sectionOf(violation, call),
  }));

/** Returns a request as an exchange without a response. */
export function exchangeOf(
  request: SandboxRequest,
  {method, call, size, secrets}: {method: string; call?: string; size: number; secrets: string[]},
): Omit<Exchange, 'id'> {
  const path = keptText(request.path, secrets);
  return {at: Date.now(), method, path, call, request: contentOf(request, size, secrets), violations: []};
}

/** Returns a response as it is kept. */
export function responseContent({status, headers, body}: SandboxResponse, secrets: string[]): Content {
  return contentOf({method: String(status), path: '', headers, body}, Buffer.byteLength(body), secrets);
}

/** Returns how messages name an exchange: `POST /v1/nlu/parse (call 7)`. */
export const nameOf = ({method, path, id}: Exchange): string =>
  `${method} ${pathOf({method, path, headers: {}})} (call ${id})`;
