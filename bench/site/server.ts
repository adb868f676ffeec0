import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from 'node:net';
import sirv from 'sirv';
import {createSiteServer} from '../../deploy/server';

/** A site that is served on this machine. */
export interface Served {
  /** Its address, without a slash at the end. */
  base: string;
  /** Returns the bytes that the server has sent so far: the headers and bodies of all responses. */
  sent(): number;
  close(): Promise<void>;
}

const local = '127.0.0.1';
const year = 31_536_000;

async function listen(server: Server | TcpServer): Promise<number> {
  server.listen(0, local);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Creates a server with the compression, clean addresses, and caching of our own, but without its policy, for a site
 * that keeps its hashed files elsewhere.
 */
export function createPeerServer(directory: string, immutable: RegExp): Server {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      const forever = immutable.test(path);
      response.setHeader(
        'Cache-Control',
        forever ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate',
      );
    },
  });
  return createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404).end();
    }),
  );
}

/**
 * Serves a built site: ours with the project's own server and all its headers, any other the same way but without them.
 * @param immutable which addresses never change; undefined for our own site, whose server knows them
 */
export async function serveSite(directory: string, immutable?: RegExp): Promise<Served> {
  const server = immutable ? createPeerServer(directory, immutable) : createSiteServer(directory);
  const sockets = new Set<Socket>();
  let closed = 0;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      closed += socket.bytesWritten;
    });
  });
  const port = await listen(server);
  return {
    base: `http://${local}:${port}`,
    sent: () => [...sockets].reduce((sum, {bytesWritten}) => sum + bytesWritten, closed),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The mobile network that Lighthouse calls slow 4G: a round trip of 150 ms, and 1.6 Mbit/s down. */
const slow4G = {halfTripMs: 75, bytesPerMs: 204.8};

/** A connection to a server that can be made slow. */
export interface ThrottlingProxy {
  base: string;
  setSlow(slow: boolean): void;
  close(): Promise<void>;
}

/**
 * Puts a proxy between browser and server that can simulate a slow network. Because it's outside the browser, it slows
 * every request, whether it's from a page, a worker, prefetching, or prerendering.
 */
export async function createThrottlingProxy({base}: Served): Promise<ThrottlingProxy> {
  let slow = false;
  let busyUntil = 0;
  const sockets = new Set<Socket>();
  const later = (ms: number, action: () => void) => (ms > 0 ? setTimeout(action, ms) : action());
  const delivery = (bytes: number): number => {
    if (!slow) return 0;
    const now = performance.now();
    busyUntil = Math.max(now, busyUntil) + bytes / slow4G.bytesPerMs;
    return busyUntil - now + slow4G.halfTripMs;
  };
  const server = createTcpServer((reader) => {
    const upstream = connect(Number(new URL(base).port), local);
    for (const socket of [reader, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    // A new connection costs one more round trip before its first request is sent.
    let openAt = performance.now() + (slow ? 2 * slow4G.halfTripMs : 0);
    reader.on('data', (data) => {
      const wait = slow ? slow4G.halfTripMs + Math.max(0, openAt - performance.now()) : 0;
      openAt = 0;
      later(wait, () => upstream.write(data));
    });
    upstream.on('data', (data) => later(delivery(data.length), () => reader.writable && reader.write(data)));
    reader.on('end', () => upstream.end());
    upstream.on('end', () => later(delivery(0), () => reader.end()));
  });
  const port = await listen(server);
  return {
    base: `http://${local}:${port}`,
    setSlow(wanted) {
      slow = wanted;
      busyUntil = 0;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
