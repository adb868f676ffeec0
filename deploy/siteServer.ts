import {statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import send from 'send';
import {fileKinds} from '../src/facts/fileKinds';
import {readAddress} from './addresses';
import {readBuild, readRedirects} from './build';
import {cacheControl, fileHeaders, linkHeader, securityHeaders, transportSecurity, vary} from './headers';
import {wantsMarkdown} from './markdown';

const keepAliveMs = 75_000;
const headersMs = 10_000;

/** The compressed copies of a file in a build, best first. */
const encodings = [
  {name: 'br', suffix: '.br'},
  {name: 'gzip', suffix: '.gz'},
];

/** Returns the encodings that a client accepts, without those that it excludes with `q=0`. */
const acceptedEncodings = (header = ''): string => header.replace(/[^,]*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi, '');

/** Matches X-Forwarded-Proto if the client's own connection, which the first value describes, is over HTTPS. */
const overHttps = /^\s*https\s*(?:,|$)/i;

/** Returns whether to reject a request for its form alone: a body, or more than one Host header. */
function isOdd({headers, rawHeaders}: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 || Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

function refuse(response: ServerResponse, status: number, reason: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {'Content-Type': fileKinds.txt?.type, ...headers}).end(`${reason}\n`);
}

const isFile = (path: string): boolean => statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;

/**
 * Sends a file of the build, compressed if the client accepts that, or 304 if the client has it already.
 * @param onMissing called if the file vanishes before it is read
 */
function sendFile(
  directory: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  onMissing: () => void,
): void {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const encoding = encodings.find(
    ({name, suffix}) => accepted.includes(name) && isFile(join(directory, file + suffix)),
  );
  const path = file.split('/').map(encodeURIComponent).join('/');
  // Ranges are ignored, because files are small: sending a whole one costs less than the abuse that ranges allow.
  send(request, path + (encoding?.suffix ?? ''), {
    root: directory,
    acceptRanges: false,
    cacheControl: false,
    dotfiles: 'allow',
  })
    .on('headers', () => {
      if (encoding) response.setHeader('Content-Encoding', encoding.name);
    })
    .on('error', ({status}: {status: number}) => {
      if (status === 412) refuse(response, status, 'The file has changed.');
      else onMissing();
    })
    .pipe(response);
}

/** Sends the not-found page with its status. */
function sendNotFound(directory: string, request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 404;
  // Left by a file that vanished while it was sent.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name);
  response.setHeader('Content-Type', fileKinds.html?.type ?? '');
  response.setHeader('Cache-Control', cacheControl.notFound);
  sendFile(directory, '404.html', request, response, () => response.end());
}

/**
 * Creates a server for the built site as production should serve it: clean addresses, precompressed files, cache
 * headers, every security header, and the not-found page with status 404. Returns the same responses as `deploy/nginx`.
 * @param directory the built site
 * @param redirects addresses of pages that moved, from old to new
 * @throws Error if the folder contains no finished build
 */
export function createSiteServer(directory: string, redirects = readRedirects()): Server {
  const headers = {...securityHeaders(readBuild(directory)), Vary: vary.files};
  const isPage = (path: string) => isFile(join(directory, path === '/' ? 'index.html' : `${path}.html`));

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (overHttps.test(String(request.headers['x-forwarded-proto'] ?? '')))
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
    if (address.kind === 'refused') return sendNotFound(directory, request, response);
    if (address.kind === 'unclean') return isPage(address.page) ? moveTo(address.page) : sendMissing(address.page);
    const {path} = address;
    const copy = isFile(join(directory, `${path}.md`)) ? `${path}.md` : undefined;
    const page = copy && wantsMarkdown(request.headers.accept) ? copy : `${path === '/' ? '/index' : path}.html`;
    const file = isPage(path) ? page : path;
    if (!isFile(join(directory, file))) return sendMissing(path);
    const ofPage = isPage(path) && {Link: linkHeader(copy), Vary: vary.pages};
    for (const [name, value] of Object.entries({...fileHeaders(file), ...ofPage})) response.setHeader(name, value);
    sendFile(directory, file, request, response, () => sendMissing(path));
  };

  const server = createServer({headersTimeout: headersMs}, respond);
  // Longer than any client or proxy keeps a connection, so none is closed while a request is in transit.
  server.keepAliveTimeout = keepAliveMs;
  return server;
}
