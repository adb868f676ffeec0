import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {WebSocketServer} from 'ws';
import {createSandbox, type SandboxOptions} from '../../../src/sandbox';
import {pathOf, type SandboxRequest} from '../../../src/sandbox/request';
import type {Violation} from '../../../src/sandbox/schema';
import {readRequest, requestHead, responseText} from './http';
import {serveStream} from './stream';

export interface MockOptions extends Omit<SandboxOptions, 'now'> {
  /** The port; 0, the default, selects any free one. */
  port?: number;
  /** Called after each response, with the violations in the request and the request itself. */
  onRequest?: (request: SeenRequest, problems: RequestViolation[], whole: SandboxRequest) => void;
  /** Called when a message in an open stream violates the contract. */
  onStreamProblem?: (problems: RequestViolation[]) => void;
}

/** A request, and the response to it. */
export interface SeenRequest {
  /** The operation's id in the contract; undefined if the address matches none. */
  call?: string;
  /** An HTTP method, or `WebSocket`. */
  method: string;
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

/**
 * Serves the sandbox over HTTP and WebSocket, and remembers requests and violations.
 * @throws the system's error if the port is in use
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const {port = 0, onRequest, onStreamProblem} = options;
  let sandbox = createSandbox(options);
  const requests: SeenRequest[] = [];
  const problems: RequestViolation[] = [];

  const remember = (request: string, violations: Violation[]): RequestViolation[] => {
    const found = violations.map((violation) => ({request, ...violation}));
    problems.push(...found);
    return found;
  };
  const record = (request: SandboxRequest, method: string, status: number, call?: string, found: Violation[] = []) => {
    const seen = {call, method, path: pathOf(request), status};
    requests.push(seen);
    const remembered = remember(`${method} ${seen.path}`, found);
    onRequest?.(seen, remembered, request);
  };

  const server = createServer(async (message, response) => {
    const request = await readRequest(message);
    if (!request) return undefined;
    const {status, headers, body, operation, violations} = sandbox.handle(request);
    record(request, request.method, status, operation, violations);
    return response.writeHead(status, headers).end(body);
  });

  const sockets = new WebSocketServer({noServer: true});
  server.on('upgrade', (message, socket, head) => {
    socket.on('error', () => socket.destroy());
    const request = requestHead(message);
    const opening = sandbox.open(request);
    if ('response' in opening) {
      const {status, operation, violations} = opening.response;
      record(request, 'WebSocket', status, operation, violations);
      return socket.end(responseText(opening.response));
    }
    record(request, 'WebSocket', 101, opening.operation);
    return sockets.handleUpgrade(message, socket, head, (opened) => {
      serveStream(opened, opening.session, (violations) => {
        const remembered = remember(`WebSocket ${pathOf(request)}`, violations);
        onStreamProblem?.(remembered);
      });
    });
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
