import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type WebSocket, WebSocketServer} from 'ws';
import {createSandbox, type SandboxOptions} from '../../../src/sandbox';
import {refusal} from '../../../src/sandbox/replies';
import {pathOf, type SandboxRequest} from '../../../src/sandbox/request';
import type {Violation} from '../../../src/sandbox/schema';
import {corsHeaders, isInspection, refuseAccess} from './access';
import {createBadDays} from './badDays';
import type {Course} from './course';
import type {Exchange} from './exchange';
import {maxBody, readRequest, requestHead} from './http';
import {type About, createInspector} from './inspect';
import {createRecorder} from './recorder';
import {answerRequest, openStream, type Serving} from './serve';
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
  /** The bad days that clients have to survive. */
  course?: Course;
  about?: About;
  /** Called after each response, with the violations in the request and the request itself. */
  onRequest?: (request: SeenRequest, problems: RequestViolation[], whole: SandboxRequest) => void;
  /** Called when a message in an open stream violates the contract. */
  onStreamProblem?: (problems: RequestViolation[]) => void;
}

/** A request, and the response to it. */
export interface SeenRequest extends Pick<Exchange, 'call' | 'method' | 'arranged'> {
  path: string;
  /** The HTTP status of the response; 101 for an opened stream. */
  status: number;
}

/** A violation, with the request that has it: `POST /v1/nlu/parse`. */
export interface RequestViolation extends Violation {
  request: string;
}

export interface Mock {
  /** The address to use instead of `https://api.timbre.example`; for streams, replace `http:` with `ws:`. */
  url: string;
  /** Every request so far. */
  requests: SeenRequest[];
  /** Every violation so far, in streams too. */
  problems: RequestViolation[];
  /** Forgets domains and counted calls. */
  reset(): void;
  close(): Promise<void>;
}

/** Only this machine can call the mock. */
const host = '127.0.0.1';

/** The largest message of a stream, in bytes. */
const maxPayload = 16_000_000;

/** How many requests and violations are remembered. */
const maxRemembered = 100_000;

/**
 * Serves the sandbox over HTTP and WebSocket, and remembers requests and violations.
 * @throws the system's error if the port is in use
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const {port = 0, cors = [], allowedHosts = [], settings = {}, about = {version: '', hash: ''}, course} = options;
  let sandbox = createSandbox(options);
  const requests: SeenRequest[] = [];
  const problems: RequestViolation[] = [];
  const badDays = createBadDays(settings, (now) => inspector.send('settings', [JSON.stringify(now)]));
  const recorder = createRecorder((exchanges) => inspector.send('exchange', exchanges));
  const inspector = createInspector(about, recorder, badDays);

  const remember = (request: string, violations: Violation[]): RequestViolation[] => {
    const found = violations.map(({where, expected, received}) => ({request, where, expected, received}));
    if (problems.length < maxRemembered) problems.push(...found);
    return found;
  };
  const serving: Serving = {
    get sandbox() {
      return sandbox;
    },
    badDays,
    recorder,
    course,
    onExchange({call, method, arranged}, request, status, found) {
      const seen = {call, method, arranged, path: pathOf(request), status};
      if (requests.length < maxRemembered) requests.push(seen);
      const remembered = remember(`${method} ${seen.path}`, found);
      options.onRequest?.(seen, remembered, request);
    },
    onStreamProblem({method}, request, found) {
      const remembered = remember(`${method} ${pathOf(request)}`, found);
      options.onStreamProblem?.(remembered);
    },
  };

  const server = createServer(async (message, response) => {
    const head = requestHead(message);
    const refused = refuseAccess(head, cors, allowedHosts);
    if (!refused && isInspection(head)) return inspector.serve(message, response);
    for (const [name, value] of Object.entries(corsHeaders(head, cors))) response.setHeader(name, value);
    if (response.hasHeader('Access-Control-Allow-Methods')) return response.writeHead(204).end();
    const read = refused ? {request: head, size: 0} : await readRequest(message);
    if (!read) return undefined;
    const {request, size} = read;
    const found = {status: 413, where: 'body', expected: `at most ${maxBody} bytes`, received: `${size} bytes`};
    return answerRequest(serving, request, size, response, size > maxBody ? refusal([found]) : refused);
  });

  const sockets = new WebSocketServer({noServer: true, maxPayload});
  server.on('upgrade', (message, socket, head) => {
    socket.on('error', () => socket.destroy());
    const request = requestHead(message);
    const upgrade = (use: (opened: WebSocket) => void) => sockets.handleUpgrade(message, socket, head, use);
    openStream(serving, request, socket, upgrade, refuseAccess(request, cors, allowedHosts));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    requests,
    problems,
    reset() {
      sandbox = createSandbox(options);
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
