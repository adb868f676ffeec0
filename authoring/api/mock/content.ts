import {docsRoute} from '../../../src/facts/routes';
import {siteUrl} from '../../../src/facts/site';
import type {Call} from '../../../src/sandbox/calls';
import {header, pathOf, type SandboxRequest, textOf} from '../../../src/sandbox/request';
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

/** What requests and responses have in common. */
type Carrier = Pick<SandboxRequest, 'headers' | 'body'>;

/** Returns a body as text: a form as JSON, with files by their names, as in the examples of the contract. */
function bodyText(carrier: Carrier): string | undefined {
  const {body} = carrier;
  if (Array.isArray(body)) {
    const fields = body.map(({name, value}) => [name, typeof value === 'string' ? value : value.fileName]);
    return JSON.stringify(Object.fromEntries(fields));
  }
  return /json|text|urlencoded/i.test(header(carrier, 'Content-Type') ?? '') ? textOf(body) : undefined;
}

/** Returns what a request or a response carries, as it is kept. */
export function contentOf(carrier: Carrier, size: number, secrets: string[]): Content {
  const text = bodyText(carrier);
  return {headers: headersWithoutSecrets(carrier.headers, secrets), body: text && keptText(text, secrets), size};
}

/** Returns the address of the section about a violation. */
function sectionOf({where}: Violation, call: Call | undefined): string {
  const pages = siteUrl + docsRoute;
  if (/^header (?:Host|Origin|Prefer)/.test(where)) return `${pages}/quick-start#test-with-the-mock`;
  if (where === 'header Authorization') return `${pages}/rest-api-reference#authentication`;
  if (!call) return `${pages}/rest-api-reference#base-url-and-versions`;
  if (call.kind === 'rest' && call.documentedOn) return siteUrl + call.documentedOn;
  return `${pages}/rest-api-reference#${call.summary.toLowerCase().replaceAll(' ', '-')}`;
}

/** Returns a violation as it is kept, with the section about it. */
export const marked = (violation: Violation, call: Call | undefined, secrets: string[]): MarkedViolation => ({
  ...violation,
  received: keptText(violation.received, secrets),
  section: sectionOf(violation, call),
});

/** Returns how messages name an exchange: `POST /v1/nlu/parse (call 7)`. */
export const nameOf = ({method, path, id}: Exchange): string => `${method} ${pathOf({path})} (call ${id})`;
