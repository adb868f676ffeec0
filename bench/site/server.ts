import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import sirv from 'sirv';
import {cacheControl} from '../../deploy/headers';
import {createSiteServer} from '../../deploy/siteServer';
import {compressFolder} from '../../plugins/finish/compress';

/** A response that the server has sent. */
interface Sent {
  type: string;
  /** The bytes of its body, compressed. */
  bytes: number;
  /** Whether the browser fetched it for a page that may be visited next. */
  isAhead: boolean;
}

/** A site that is served on this machine. */
export type Served = Awaited<ReturnType<typeof serveSite>>;

/** The addresses of files of the other sites that never change, because their names contain a hash. */
const hashed = /^\/(?:assets|_astro)\//;

/** Creates a server with the compression, clean addresses, and caching of our own, but without its policy. */
async function createPeerServer(directory: string): Promise<Server> {
  await compressFolder(directory);
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', hashed.test(path) ? cacheControl.assets : cacheControl.pages),
  });
  return createServer((request, response) => serve(request, response, () => void response.writeHead(404).end()));
}

/** Serves a built site: ours with the project's own server and all its headers, any other the same way but without them. */
export async function serveSite(directory: string, isOurs = false) {
  const server = isOurs ? createSiteServer(directory) : await createPeerServer(directory);
  const sent: Sent[] = [];
  let pending = 0;
  let latest = performance.now();
  server.prependListener('request', ({headers}, response) => {
    pending++;
    response.once('close', () => {
      pending--;
      latest = performance.now();
      const bytes = Number(response.getHeader('Content-Length') ?? 0);
      const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
      if (bytes > 0)
        sent.push({type: String(response.getHeader('Content-Type')), bytes, isAhead: purpose.includes('prefetch')});
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Its address, without a slash at the end. */
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    /** Waits until nothing has been requested for this many milliseconds. */
    async quiet(ms: number): Promise<void> {
      const started = performance.now();
      while (pending > 0 || performance.now() - Math.max(latest, started) < ms) await wait(25);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
