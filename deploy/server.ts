import {createReadStream, existsSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {fileKinds} from '../src/facts/fileKinds';
import {readAddress} from './addresses';
import {readBuild, readRedirects} from './build';
import {cacheControl, fileHeaders, securityHeaders, transportSecurity} from './headers';

const keepAliveMs = 75_000;
const headersMs = 10_000;

/** The compressed copies of a page in a build, best first. */
const encodings = [
  {name: 'br', suffix: '.br'},
  {name: 'gzip', suffix: '.gz'},
];

/** Returns the encodings that a client accepts, without those that it excludes with `q=0`. */
const acceptedEncodings = (header = ''): string => header.replace(/[^,]*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi, '');

/** Returns whether to reject a request for its form alone: a body, or more than one Host header. */
function isOdd({headers, rawHeaders}: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 || Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

function refuse(response: ServerResponse, status: number, reason: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {'Content-Type': fileKinds.txt?.type, ...headers}).end(`${reason}\n`);
}

/** Sends the not-found page. sirv can't: it sends every file with status 200. */
function sendNotFound(directory: string, request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodings.find(({name}) => request.headers['accept-encoding']?.includes(name));
  response.writeHead(404, {
    'Content-Type': fileKinds.html?.type,
    'Cache-Control': cacheControl.notFound,
    ...(encoding && {'Content-Encoding': encoding.name}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(join(directory, `404.html${encoding?.suffix ?? ''}`)).pipe(response);
}

/**
 * Creates a server for the built site as production should serve it: clean addresses, precompressed files, cache
 * headers, every security header, and the not-found page with status 404. Returns the same responses as `deploy/nginx`.
 * @param directory the built site
 * @param redirects addresses of pages that moved, from old to new
 * @throws Error if the folder contains no finished build
 */
export function createSiteServer(directory: string, redirects = readRedirects()): Server {
  const headers = {...securityHeaders(readBuild(directory)), Vary: 'Accept-Encoding'};
  const isPage = (path: string) => existsSync(join(directory, path === '/' ? 'index.html' : `${path}.html`));
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(fileHeaders(path))) response.setHeader(name, value);
    },
  });

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.headers['x-forwarded-proto'] === 'https')
      response.setHeader(transportSecurity.name, transportSecurity.value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Only GET and HEAD are allowed.', {Allow: 'GET, HEAD', Connection: 'close'});
    if (isOdd(request)) return refuse(response, 400, 'The request can not be understood.', {Connection: 'close'});
    const target = request.url ?? '/';
    const address = readAddress(target);
    if (address.kind === 'malformed') return refuse(response, 400, 'The address can not be understood.');
    const moveTo = (page: string) => {
      const query = page.includes('#') ? '' : (/\?[^#]*/.exec(target)?.[0] ?? '');
      response.writeHead(301, {Location: page + query, 'Cache-Control': cacheControl.files}).end();
    };
    const sendMissing = (page: string) => {
      const moved = redirects[page];
      if (moved) moveTo(moved);
      else sendNotFound(directory, request, response);
    };
    // Ranges are ignored, because files are small: sending a whole one costs less than the abuse that ranges allow.
    delete request.headers.range;
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
    if (address.kind === 'refused') return sendNotFound(directory, request, response);
    if (address.kind === 'unclean') return isPage(address.page) ? moveTo(address.page) : sendMissing(address.page);
    request.url = encodeURI(address.path).replace(/[?#]/g, encodeURIComponent);
    serve(request, response, () => sendMissing(address.path));
  };

  const server = createServer({headersTimeout: headersMs}, respond);
  // Longer than any client or proxy keeps a connection, so none is closed while a request is in transit.
  server.keepAliveTimeout = keepAliveMs;
  return server;
}
