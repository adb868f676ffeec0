import {cacheControl, linkHeader, vary} from '../../deploy/headers';
import {apiCatalog, fileKinds} from '../../src/facts/fileKinds';
import {fixture} from '../helpers/fixture';
import {request} from './rawClient';

/** A request to the example site (version `one`) and the response that every server must send. */
export interface Expectation {
  name: string;
  bytes: string;
  /** The allowed statuses. 0: the connection is closed without a response. */
  status: number[];
  /** Values of headers. Undefined: the header must be absent. */
  headers?: Record<string, string | undefined>;
  /** Text that the body contains. */
  body?: string;
}

const get = (
  target: string,
  status: number,
  rest: Omit<Expectation, 'name' | 'bytes' | 'status'> & {sent?: Record<string, string>; method?: string} = {},
): Expectation => {
  const {sent, method = 'GET', ...expected} = rest;
  const detail = sent ? ` with ${Object.entries(sent).flat().join(' ')}` : '';
  return {name: `${method} ${target}${detail}`, bytes: request(target, sent, method), status: [status], ...expected};
};

const typeOf = (extension: string) => ({'content-type': fileKinds[extension]?.type});
const html = {...typeOf('html'), 'cache-control': cacheControl.pages, vary: vary.pages};
const notFound = {...typeOf('html'), 'cache-control': cacheControl.notFound};
const encoded = (sent: string, encoding?: string) =>
  get('/docs/page', 200, {sent: {'Accept-Encoding': sent}, headers: {...html, 'content-encoding': encoding}});

const markdown = {...typeOf('md'), 'cache-control': cacheControl.files, vary: vary.pages};

const accepts = (accept: string, isMarkdown: boolean) =>
  get('/docs/page', 200, {
    sent: {Accept: accept},
    headers: {...(isMarkdown ? markdown : html), link: linkHeader('/docs/page.md')},
    body: isMarkdown ? '# A page' : '<h1>',
  });

const forwarded = (sent: string, transportSecurity?: string) =>
  get('/', 200, {sent: {'X-Forwarded-Proto': sent}, headers: {'strict-transport-security': transportSecurity}});

type Lists = 'lost' | 'asMarkdown' | 'asHtml' | 'https' | 'http' | 'refusedMethods' | 'hostileAddresses';
type Maps = 'pages' | 'moves' | 'encodings' | 'hostileBytes';
const table = fixture<Record<Lists, string[]> & Record<Maps, Record<string, string>>>('site-requests');

/** Requests that readers and their programs send. */
export const ordinary: Expectation[] = [
  ...Object.entries(table.pages).map(([target, body]) => get(target, 200, {headers: html, body})),
  ...Object.entries(table.moves).map(([target, location]) => get(target, 301, {headers: {location}})),
  ...table.lost.map((target) => get(target, 404, {headers: notFound, body: 'Not found one'})),
  get('/.well-known/security.txt', 200, {headers: typeOf('txt'), body: 'Contact:'}),
  get('/assets/app-one.js', 200, {headers: {...typeOf('js'), 'cache-control': cacheControl.assets}, body: 'title'}),
  get('/assets/app-one.css', 200, {headers: {...typeOf('css'), 'cache-control': cacheControl.assets}}),
  get('/docs/page.md', 200, {headers: {...typeOf('md'), link: undefined, vary: vary.files}, body: '# A page'}),
  get(apiCatalog.path, 200, {headers: {'content-type': apiCatalog.type}, body: 'linkset'}),
  get('/docs', 200, {sent: {Accept: 'text/markdown'}, headers: {...html, link: linkHeader()}, body: 'Docs one'}),
  get('/assets/app-one.js', 200, {sent: {Accept: 'text/markdown'}, headers: {...typeOf('js'), link: undefined}}),
  ...table.asMarkdown.map((accept) => accepts(accept, true)),
  ...table.asHtml.map((accept) => accepts(accept, false)),
  ...Object.entries(fileKinds).map(([extension, {cache = 'files'}]) =>
    get(`/img/one%20of.${extension}`, 200, {headers: {...typeOf(extension), 'cache-control': cacheControl[cache]}}),
  ),
  ...Object.entries(table.encodings).map(([sent, encoding]) => encoded(sent, encoding ?? undefined)),
  get('/docs/page', 200, {method: 'HEAD', headers: html}),
  get('/lost', 404, {method: 'HEAD', headers: notFound}),
  get('/docs/page', 200, {sent: {Range: 'bytes=0-3'}, headers: {'content-range': undefined}, body: '</html>'}),
  ...table.https.map((sent) => forwarded(sent, 'max-age=31536000')),
  ...table.http.map((sent) => forwarded(sent)),
  ...table.refusedMethods.map((method) => get('/docs/page', 405, {method, headers: {allow: 'GET, HEAD'}})),
];

const hostileRange = (range: string, ...otherStatus: number[]): Expectation => ({
  name: `the range ${range.slice(0, 60)}`,
  bytes: request('/docs/page', {Range: `bytes=${range}`}),
  status: [200, 416, ...otherStatus],
});
const manyHeaders = Object.fromEntries(Array.from({length: 2_000}, (_, index) => [`X-${index}`, 'a'.repeat(22)]));
const manyRanges = Array.from({length: 500}, (_, index) => `${index}-`).join();

/** Requests that attackers send. None may reveal more than the not-found page, and none may stop the server. */
export const hostile: Expectation[] = [
  ...[...table.hostileAddresses, `/${'a'.repeat(40_000)}`, `/?${'a'.repeat(40_000)}`].map((target) => ({
    name: `the address ${target.slice(0, 60)}`,
    bytes: request(target),
    status: [400, 404, 414, 431],
  })),
  ...Object.entries({
    ...table.hostileBytes,
    'a header of 40,000 characters': request('/', {'X-Long': 'a'.repeat(40_000)}),
    '2,000 headers': request('/', manyHeaders),
    'a TLS ClientHello': `${'\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.padEnd(200, '\x00')}\r\n\r\n`,
  }).map(([name, bytes]) => ({name, bytes, status: [0, 400, 405, 413, 431, 501, 505]})),
  hostileRange(manyRanges, 431),
  hostileRange('9-1'),
  hostileRange('-99999999999999999999'),
];
