import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, ServerResponse} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import {WebSocketServer} from 'ws';
import {corsHeaders, isInspection, refuseAccess} from './access';
import {readRequest, requestHead} from './http';
import {inspect} from './inspect';
import {createApi, type MockOptions, type Upgrade} from './serve';

export type Mock = Awaited<ReturnType<typeof createMock>>;

/** Only this machine can call the mock. */
const host = '127.0.0.1';

/** The largest message of a stream, in bytes. */
const maxPayload = 16_000_000;

/**
 * Reads a request again without its wish to switch to another protocol than WebSocket, and responds to it as usual. Java's
 * `HttpClient` asks for HTTP/2 this way, and Node.js takes each such request for the opening of a stream.
 */
function declineUpgrade(
  server: Server,
  {method, url, rawHeaders}: IncomingMessage,
  socket: Socket,
  head: Buffer,
): void {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 || /^(?:connection|upgrade|http2-settings)$/i.test(name) ? [] : `${name}: ${rawHeaders[index + 1]}\r\n`,
  );
  const start = Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  socket.unshift(Buffer.concat([start, head]));
  server.emit('connection', socket);
}

/**
 * Serves the sandbox over HTTP and WebSocket, and records what clients send.
 * @throws the system's error if the port is in use
 */
export async function createMock(options: MockOptions = {}) {
  const {port = 0, cors = [], allowedHosts = []} = options;
  const {course, faults, recorder, reset, serve} = createApi(options);

  async function answer(message: IncomingMessage, response: ServerResponse, upgrade?: Upgrade): Promise<void> {
    const head = requestHead(message);
    const denied = refuseAccess(head, cors, allowedHosts);
    if (!denied && isInspection(head)) return inspect(message, response, recorder, faults);
    const {origin} = head.headers;
    if (origin && !denied) response.setHeaders(corsHeaders(origin));
    if (origin && !denied && head.method === 'OPTIONS') return void response.writeHead(204).end();
    const read = denied || upgrade ? {request: head, size: 0, denied} : await readRequest(message);
    if (read) await serve(read, response, upgrade);
  }

  const server = createServer((message, response) => answer(message, response));
  const sockets = new WebSocketServer({noServer: true, maxPayload});
  server.on('upgrade', (message, socket: Socket, head) => {
    if (message.headers.upgrade?.toLowerCase() !== 'websocket') return declineUpgrade(server, message, socket, head);
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(message);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.destroySoon());
    return answer(message, response, (use) => sockets.handleUpgrade(message, socket, head, use));
  });

  await once(server.listen(port, host), 'listening');
  return {
    /** The address to use instead of `https://api.timbre.example`; for streams, replace `http:` with `ws:`. */
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    course,
    /** Returns the newest exchanges, in the order of their requests. */
    exchanges: () => recorder.changes(0).exchanges,
    reset,
    async close(): Promise<void> {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
