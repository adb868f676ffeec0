import {createServer, ServerResponse} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import {WebSocketServer} from 'ws';
import {createSandbox, type SandboxOptions} from '../../../src/sandbox';
import {corsHeaders, isInspection, refuseAccess} from './access';
import {createCourse} from './course';
import {createFaults} from './faults';
import {readRequest, requestHead} from './http';
import {createInspector} from './inspect';
import {createRecorder, type OnExchange} from './recorder';
import type {Scenario} from './scenario';
import {serve} from './serve';
import type {Settings} from './settings';

export interface MockOptions extends Omit<SandboxOptions, 'now'> {
  /** The port; 0, the default, selects any free one. */
  port?: number;
  /** The origins of web pages that may call the API. */
  cors?: string[];
  /** The names, besides those of this machine, by which clients may call the API. */
  allowedHosts?: string[];
  /** How the mock misbehaves from the start. */
  settings?: Settings;
  /** The course of bad days, and how the mock misbehaves besides. */
  scenario?: Scenario;
  onExchange?: OnExchange;
}

export type Mock = Awaited<ReturnType<typeof createMock>>;

/** Only this machine can call the mock. */
const host = '127.0.0.1';

/** The largest message of a stream, in bytes. */
const maxPayload = 16_000_000;

/**
 * Serves the sandbox over HTTP and WebSocket, and records what clients send.
 * @throws the system's error if the port is in use
 */
export async function createMock(options: MockOptions = {}) {
  const {port = 0, cors = [], allowedHosts = [], scenario, onExchange} = options;
  const course = scenario && createCourse(scenario);
  const faults = createFaults({...scenario?.settings, ...options.settings}, (now) =>
    inspector.send(JSON.stringify({settings: now})),
  );
  const recorder = createRecorder((changed) => inspector.send(`{"changed": [${changed}]}`), onExchange);
  const inspector = createInspector(recorder, faults);
  const serving = {sandbox: createSandbox(options), faults, recorder, course};

  const server = createServer(async (message, response) => {
    const head = requestHead(message);
    const denied = refuseAccess(head, cors, allowedHosts);
    if (!denied && isInspection(head)) return inspector.serve(message, response);
    for (const [name, value] of Object.entries(corsHeaders(head, cors))) response.setHeader(name, value);
    const isAllowed = response.hasHeader('Access-Control-Allow-Origin');
    if (isAllowed && head.method === 'OPTIONS') return response.writeHead(204).end();
    const read = denied ? {request: head, size: 0, denied} : await readRequest(message);
    return read && serve(serving, read, response);
  });

  const sockets = new WebSocketServer({noServer: true, maxPayload});
  server.on('upgrade', (message, socket: Socket, head) => {
    socket.on('error', () => socket.destroy());
    const request = requestHead(message);
    const response = new ServerResponse(message);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.destroySoon());
    const denied = refuseAccess(request, cors, allowedHosts);
    return serve(serving, {request, size: 0, denied}, response, (use) =>
      sockets.handleUpgrade(message, socket, head, use),
    );
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    /** The address to use instead of `https://api.timbre.example`; for streams, replace `http:` with `ws:`. */
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    course,
    /** Returns the newest exchanges, in the order of their requests. */
    exchanges: recorder.exchanges,
    /** Forgets exchanges, domains, and counted calls. */
    reset() {
      recorder.clear();
      serving.sandbox = createSandbox(options);
    },
    async close(): Promise<void> {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
