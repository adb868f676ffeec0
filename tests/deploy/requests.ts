import {cacheControl, linkHeader, vary} from '../../deploy/headers';
import {apiCatalog, fileKinds} from '../../src/facts/fileKinds';
import {asHtml, asMarkdown} from './acceptHeaders';
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
const lost = (target: string) => get(target, 404, {headers: notFound, body: 'Not found one'});
const moves = (target: string, location: string) => get(target, 301, {headers: {location}});
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

/** Requests that readers and their programs send. */
export const ordinary: Expectation[] = [
  get('/', 200, {headers: html, body: 'Home one'}),
  get('/docs/page?a=1', 200, {headers: html, body: 'A page one'}),
  get('/docs', 200, {headers: html, body: 'Docs one'}),
  get('http://site.example/docs', 200, {headers: html, body: 'Docs one'}),
  ...['/docs/page/', '/docs/page.html', '/docs/page/index.html', '/docs/page%2ehtml'].map((path) =>
    moves(path, '/docs/page'),
  ),
  moves('/docs/page/?a=1&b=%0d', '/docs/page?a=1&b=%0d'),
  moves('/index.html', '/'),
  moves('/index', '/'),
  moves('/old', '/docs/page'),
  moves('/old/?a=1', '/docs/page?a=1'),
  moves('/older?a=1', '/docs/page#part'),
  lost('/lost'),
  lost('/lost/'),
  lost('/lost.html'),
  lost('/img'),
  lost('/img/'),
  lost('/404'),
  lost('/404.html'),
  lost('/assets/app-none.js'),
  lost('/docs//page'),
  lost('/docs/page.html.br'),
  lost('/assets/app-one.js.gz'),
  lost('/.env'),
  lost('/.build.json'),
  lost('/assets/.hidden'),
  lost('/.well-known/'),
  get('/.well-known/security.txt', 200, {headers: typeOf('txt'), body: 'Contact:'}),
  get('/assets/app-one.js', 200, {headers: {...typeOf('js'), 'cache-control': cacheControl.assets}, body: 'title'}),
  get('/assets/app-one.css', 200, {headers: {...typeOf('css'), 'cache-control': cacheControl.assets}}),
  get('/docs/page.md', 200, {headers: {...typeOf('md'), link: undefined, vary: vary.files}, body: '# A page'}),
  get(apiCatalog.path, 200, {headers: {'content-type': apiCatalog.type}, body: 'linkset'}),
  get('/docs', 200, {sent: {Accept: 'text/markdown'}, headers: {...html, link: linkHeader()}, body: 'Docs one'}),
  get('/assets/app-one.js', 200, {sent: {Accept: 'text/markdown'}, headers: {...typeOf('js'), link: undefined}}),
  ...asMarkdown.map((accept) => accepts(accept, true)),
  ...asHtml.map((accept) => accepts(accept, false)),
  ...Object.entries(fileKinds).map(([extension, {cache = 'files'}]) =>
    get(`/img/one%20of.${extension}`, 200, {headers: {...typeOf(extension), 'cache-control': cacheControl[cache]}}),
  ),
  encoded('gzip, deflate, br', 'br'),
  encoded('br', 'br'),
  encoded('gzip', 'gzip'),
  encoded('br;q=0, gzip', 'gzip'),
  encoded('identity'),
  get('/docs/page', 200, {method: 'HEAD', headers: html}),
  get('/lost', 404, {method: 'HEAD', headers: notFound}),
  get('/docs/page', 200, {sent: {Range: 'bytes=0-3'}, headers: {'content-range': undefined}, body: '</html>'}),
  ...['https', 'HTTPS', 'https,http', 'https , http'].map((sent) => forwarded(sent, 'max-age=31536000')),
  ...['http', 'http, https', 'httpsx', ''].map((sent) => forwarded(sent)),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'].map((method) =>
    get('/docs/page', 405, {method, headers: {allow: 'GET, HEAD'}}),
  ),
];

const hostileTarget = (target: string): Expectation => ({
  name: `the address ${target.slice(0, 60)}`,
  bytes: request(target),
  status: [400, 404, 414, 431],
});

const hostileBytes = (name: string, bytes: string, status = [0, 400, 405, 413, 431, 501, 505]): Expectation => ({
  name,
  bytes,
  status,
});

const host = 'Host: site.example\r\n';
const manyHeaders = Object.fromEntries(Array.from({length: 2_000}, (_, index) => [`X-${index}`, 'a'.repeat(22)]));

/** Requests that attackers send. None may reveal more than the not-found page, and none may stop the server. */
export const hostile: Expectation[] = [
  ...[
    '/../../../../etc/passwd',
    '/docs/../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%252e%252e/%252e%252e/etc/passwd',
    '/..%5c..%5cetc%5cpasswd',
    '/..\\..\\etc\\passwd',
    '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
    '/docs/page%00.html',
    '/%00',
    '/%',
    '/%E0%A4%A',
    '/%0d%0aSet-Cookie:%20a=1/',
    '/docs/page%0d%0aSet-Cookie:%20a=1/',
    '//other.example/',
    '//other.example/%2e%2e/',
    '/\\other.example/',
    '/%5cother.example/',
    '/%2f%2fother.example/',
    '/.git/config',
    '/%2egit/config',
    '/.well-known/../.env',
    '/.well-known/.env',
    '/docs/page.html%20',
    '/docs/page.html::$DATA',
    '/docs/page;jsessionid=1',
    `/${'a'.repeat(40_000)}`,
    `/?${'a'.repeat(40_000)}`,
  ].map(hostileTarget),
  hostileBytes('a header of 40,000 characters', request('/', {'X-Long': 'a'.repeat(40_000)})),
  hostileBytes('2,000 headers', request('/', manyHeaders)),
  hostileBytes(
    'a length and chunked encoding',
    `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n${host}\r\n`,
  ),
  hostileBytes('two lengths', `GET / HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: 30\r\n\r\n`),
  hostileBytes('a disguised encoding', `GET / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n`),
  hostileBytes('a space before the colon', `GET / HTTP/1.1\r\n${host}Content-Length : 4\r\n\r\n`),
  hostileBytes('a carriage return in a header', `GET / HTTP/1.1\r\n${host}X-A: a\rb\r\n\r\n`),
  hostileBytes('no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
  hostileBytes('two hosts', `GET / HTTP/1.1\r\n${host}Host: other.example\r\nConnection: close\r\n\r\n`),
  hostileBytes('an announced body of ten megabytes', request('/', {'Content-Length': '10000000'})),
  hostileBytes('a negative length', request('/', {'Content-Length': '-1'})),
  hostileBytes('TRACE', request('/', {}, 'TRACE')),
  hostileBytes('CONNECT', request('other.example:443', {}, 'CONNECT')),
  hostileBytes('an unknown method', request('/', {}, 'HACK')),
  hostileBytes('an unknown version', `GET / HTTP/9.9\r\n${host}\r\n`),
  hostileBytes('the HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  hostileBytes('a TLS ClientHello', `${'\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.padEnd(200, '\x00')}\r\n\r\n`),
  hostileBytes('noise', '\x00\xff\xfe\r\n\r\n'),
  hostileBytes(
    'five hundred ranges',
    request('/docs/page', {Range: `bytes=${Array.from({length: 500}, (_, index) => `${index}-`).join(',')}`}),
    [200, 416, 431],
  ),
  hostileBytes('a backward range', request('/docs/page', {Range: 'bytes=9-1'}), [200, 416]),
  hostileBytes('an oversized suffix range', request('/docs/page', {Range: 'bytes=-99999999999999999999'}), [200, 416]),
];
