import {createReadStream} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {cacheControl, securityHeaders, textType} from './headers';

/** `/products/` and `/products.html` are the same page as `/products`; only the last is its address. */
function cleanAddress(path: string): string | undefined {
  const clean =
    path
      .replace(/\.html$/, '')
      .replace(/\/index$/, '')
      .replace(/(?<=.)\/+$/, '') || '/';
  return clean === path ? undefined : clean;
}

const keepAliveMs = 75_000;

/** The copies of a page that a build holds, best first. */
const encodings = [
  {name: 'br', suffix: '.br'},
  {name: 'gzip', suffix: '.gz'},
];

/** Answers with the not-found page. sirv can't: it answers every file with status 200. */
function answerNotFound(directory: string, request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = encodings.find(({name}) => accepted.includes(name));
  response.writeHead(404, {
    ...securityHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
    ...(encoding && {'Content-Encoding': encoding.name}),
  });
  createReadStream(join(directory, `404.html${encoding?.suffix ?? ''}`)).pipe(response);
}

/**
 * A server for the built site as production should serve it: clean addresses, precompressed files, cache headers,
 * and the not-found page with status 404.
 * @param directory the built site
 */
export function createSiteServer(directory: string): Server {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      response.setHeader('Cache-Control', cacheControl(path));
      const type = textType(path);
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const {pathname, search} = new URL(join('/', request.url ?? '/'), 'http://localhost');
    const clean = cleanAddress(pathname);
    if (clean) response.writeHead(301, {Location: clean + search}).end();
    else serve(request, response, () => answerNotFound(directory, request, response));
  });
  // Longer than any client or proxy keeps a connection, so that none is closed while a request is on its way.
  server.keepAliveTimeout = keepAliveMs;
  return server;
}
