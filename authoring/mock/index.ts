import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {WebSocketServer} from 'ws';
import {readContract} from '../../plugins/api-reference/contract';
import {restCalls, streamCalls} from '../../plugins/api-reference/operations';
import type {AsyncApi, OpenApi} from '../../plugins/api-reference/types';
import {handleCall, handleUpgrade, type Outcome, type StreamOutcome} from './handle';
import {type Request, requestHead, responseText, wholeRequest} from './http';
import {routeOf} from './routes';
import type {Violation} from './shape';
import {serveStream} from './stream';

export interface MockOptions {
  /** Path of the OpenAPI contract. */
  openapi: string;
  /** Path of the AsyncAPI contract. */
  asyncapi: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Defaults to `127.0.0.1`, so that only this machine can call. */
  host?: string;
  /** Called when a request was answered, with what was wrong about it, and the request as it came. */
  onRequest?: (request: SeenRequest, problems: Problem[], whole: Request) => void;
  /** Called when a message in an open stream departs from the contract. */
  onStreamProblem?: (problems: Problem[]) => void;
}

/** A request that came, and how it was answered. */
export interface SeenRequest {
  /** The operation's id in the contract; undefined when the request fits none. */
  call?: string;
  /** An HTTP method, or `WebSocket`. */
  method: string;
  path: string;
  /** The HTTP status of the answer; 101 for a stream that was opened. */
  status: number;
}

/** A departure from the contract, with the request it stands in: `POST /v1/nlu/parse`. */
export interface Problem extends Violation {
  request: string;
}

export interface Mock {
  /** The address in place of `https://api.timbre.example`; streams use it with `ws:` for `http:`. */
  url: string;
  /** Every request so far, CORS preflights aside. */
  requests: SeenRequest[];
  /** Every departure from the contract so far, in streams too. */
  problems: Problem[];
  close(): Promise<void>;
}

/** Pages of the site under development may call the mock; `npm start` serves them here. */
const allowedOrigin = 'http://localhost:3000';

const corsHeaders = new Map([
  ['Access-Control-Allow-Origin', allowedOrigin],
  ['Access-Control-Allow-Methods', 'GET, POST'],
  ['Access-Control-Allow-Headers', 'Authorization, Content-Type, Prefer'],
  ['Vary', 'Origin'],
]);

/**
 * Starts a strict mock of the API, made from its contracts: it holds every request to them, answers correct ones with
 * the documented examples and others with an error object, and remembers both. Limits are not enforced; the request
 * header `Prefer: status=429` asks for any documented failure.
 * @throws ContractError when a contract cannot be read; the system's error when the port is taken
 */
export async function createMock(options: MockOptions): Promise<Mock> {
  const {port = 0, host = '127.0.0.1', onRequest, onStreamProblem} = options;
  const routes = {
    rest: restCalls(readContract<OpenApi>(options.openapi)).map(routeOf),
    streams: streamCalls(readContract<AsyncApi>(options.asyncapi)).map(routeOf),
  };
  const requests: SeenRequest[] = [];
  const problems: Problem[] = [];

  const remember = (request: string, violations: Violation[]): Problem[] => {
    const found = violations.map(({where, expected, came}) => ({request, where, expected, came}));
    problems.push(...found);
    return found;
  };
  const record = (method: string, request: Request, outcome: Outcome | StreamOutcome): void => {
    const {path} = request;
    const status = 'open' in outcome ? 101 : outcome.reply.status;
    const seen = {call: outcome.call, method, path, status};
    const found = remember(`${method} ${path}`, outcome.refusals);
    requests.push(seen);
    onRequest?.(seen, found, request);
  };

  const server = createServer(async (message, response) => {
    if (message.headers.origin === allowedOrigin) response.setHeaders(corsHeaders);
    if (message.method === 'OPTIONS') return response.writeHead(204).end();
    const request = await wholeRequest(message);
    if (!request) return undefined;
    const outcome = await handleCall(routes, request);
    record(request.method, request, outcome);
    const {status, contentType, body} = outcome.reply;
    return response.writeHead(status, {'Content-Type': contentType}).end(body);
  });

  const sockets = new WebSocketServer({noServer: true});
  server.on('upgrade', (message, socket, head) => {
    socket.on('error', () => socket.destroy());
    const request = requestHead(message);
    const outcome = handleUpgrade(routes, request);
    record('WebSocket', request, outcome);
    if (!('open' in outcome)) return socket.end(responseText(outcome.reply));
    return sockets.handleUpgrade(message, socket, head, (opened) => {
      serveStream(opened, outcome.open, (violations) => {
        const found = remember(`WebSocket ${request.path}`, violations);
        onStreamProblem?.(found);
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
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
