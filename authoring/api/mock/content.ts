import {docsRoute} from '../../../src/facts/routes';
import {siteUrl} from '../../../src/facts/site';
import type {Call} from '../../../src/sandbox/calls';
import {header, type SandboxRequest, textOf} from '../../../src/sandbox/request';
import type {Violation} from '../../../src/sandbox/schema';
import type {Content} from './exchange';

/** Returns what a request or a response carries: a form as JSON, with files by their names, as in the contract's examples. */
export function contentOf({headers, body}: Pick<SandboxRequest, 'headers' | 'body'>): Content {
  if (Array.isArray(body)) {
    const fields = body.map(({name, value}) => [name, typeof value === 'string' ? value : value.fileName]);
    return {headers, body: JSON.stringify(Object.fromEntries(fields))};
  }
  const isText = /json|text|urlencoded/i.test(header({headers}, 'Content-Type') ?? '');
  return {headers, body: isText ? textOf(body) : undefined};
}

/** Returns the address of the section about a violation. */
export function sectionOf({where}: Violation, call: Call | undefined): string {
  const pages = siteUrl + docsRoute;
  if (/^header (?:Host|Origin|Prefer)/.test(where)) return `${pages}/quick-start#test-with-the-mock`;
  if (where === 'header Authorization') return `${pages}/rest-api-reference#authentication`;
  if (!call) return `${pages}/rest-api-reference#base-url-and-versions`;
  if (call.kind === 'rest' && call.documentedOn) return siteUrl + call.documentedOn;
  return `${pages}/rest-api-reference#${call.summary.toLowerCase().replaceAll(' ', '-')}`;
}
