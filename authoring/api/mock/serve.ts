import type {ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';
import {setTimeout as sleep} from 'node:timers/promises';
import type {WebSocket} from 'ws';
import type {Sandbox} from '../../../src/sandbox';
import type {RestCall, StreamCall} from '../../../src/sandbox/calls';
import {recordingIn} from '../../../src/sandbox/limits';
import {refuseAll} from '../../../src/sandbox/replies';
import {pathOf, type SandboxRequest, type SandboxResponse} from '../../../src/sandbox/request';
import {matchPath} from '../../../src/sandbox/routes';
import type {Violation} from '../../../src/sandbox/schema';
import {type Arrangement, asking, type BadDays, inWords, waitOf} from './badDays';
import {exchangeOf, marked, responseContent} from './content';
import type {Course} from './course';
import type {Exchange} from './exchange';
import {responseText} from './http';
import type {Recorder} from './recorder';
import {secretsIn} from './secrets';
import {serveStream} from './stream';

/** What serving a call needs of the mock. */
export interface Serving {
  readonly sandbox: Sandbox;
  badDays: BadDays;
  recorder: Recorder;
  course?: Course;
  /** Called when a call has a response or its stream is open, with the violations in the request. */
  onExchange(exchange: Exchange, request: SandboxRequest, status: number, found: Violation[]): void;
  onStreamProblem(exchange: Exchange, request: SandboxRequest, found: Violation[]): void;
}

/** Records the beginning of a call, and arranges what happens to it. */
function begin(serving: Serving, request: SandboxRequest, call: RestCall | StreamCall | undefined, size: number) {
  const secrets = secretsIn(request);
  const method = call?.kind === 'stream' ? 'WebSocket' : request.method;
  const exchange = serving.recorder.add(exchangeOf(request, {method, call: call?.id, size, secrets}));
  const {arrangement, found} = call ? serving.badDays.arrange(call, request) : {arrangement: {}, found: []};
  const ofDay = call && serving.course?.assign(exchange, request, call);
  const arranged: Arrangement = ofDay ?? arrangement;
  exchange.arranged = inWords(arranged);

  return {
    exchange,
    arranged,
    secrets,
    refused: refuseAll(found),
    asked: asking(request, arranged),
    /** Records the response. */
    end(response: SandboxResponse, isDelivered: boolean): void {
      exchange.duration = Date.now() - exchange.at;
      exchange.violations.push(...marked(response.violations, call, secrets));
      if (isDelivered) {
        exchange.status = response.status;
        exchange.response = responseContent(response, secrets);
      }
      serving.recorder.change(exchange);
      serving.onExchange(exchange, request, response.status, exchange.violations);
    },
  };
}

/** Sends a response, and loses the connection when it was arranged. */
function send({status, headers, body}: SandboxResponse, response: ServerResponse, drop: Arrangement['drop']): void {
  const socket = response.socket;
  if (drop === 'before') return void socket?.destroy();
  const bytes = Buffer.from(body);
  response.writeHead(status, {...headers, 'Content-Length': bytes.length});
  if (drop === undefined) return void response.end(bytes);
  if (drop === 'after') return void response.end(bytes, () => socket?.destroySoon());
  response.write(bytes.subarray(0, bytes.length / 2), () => socket?.destroy());
}

/** Answers a call over HTTP. */
export async function answerRequest(
  serving: Serving,
  request: SandboxRequest,
  size: number,
  response: ServerResponse,
  refused?: SandboxResponse,
): Promise<void> {
  const {contract} = serving.sandbox;
  const call = contract.rest.find((entry) => entry.method === request.method && matchPath(entry, pathOf(request)));
  const begun = begin(serving, request, refused ? undefined : call, size);
  const {exchange, arranged} = begun;
  const reply = refused ?? begun.refused ?? serving.sandbox.handle(begun.asked);
  const recording = call && recordingIn(call, request);
  if (recording) serving.recorder.keepAudio(exchange, recording);
  if (arranged.retryAfter !== undefined) reply.headers['Retry-After'] = String(arranged.retryAfter);
  const wait = waitOf(arranged);
  const left = new AbortController();
  response.once('close', () => left.abort());
  if (wait > 0) await sleep(wait, undefined, {signal: left.signal}).catch(() => undefined);
  const isLost = response.destroyed;
  begun.end(reply, !isLost && arranged.drop !== 'before' && arranged.drop !== 'in');
  if (!isLost) send(reply, response, arranged.drop);
}

/** Opens a stream, or refuses to. */
export function openStream(
  serving: Serving,
  request: SandboxRequest,
  socket: Duplex,
  upgrade: (use: (socket: WebSocket) => void) => void,
  refused?: SandboxResponse,
): void {
  const call = serving.sandbox.contract.streams.find((entry) => matchPath(entry, pathOf(request)));
  const begun = begin(serving, request, refused ? undefined : call, 0);
  const {exchange, arranged, secrets} = begun;
  // A connection that never becomes a WebSocket ends, too.
  socket.on('close', () => {
    if (exchange.messages) return;
    exchange.duration ??= Date.now() - exchange.at;
    serving.recorder.change(exchange);
  });
  const response = refused ?? begun.refused;
  const opening = response ? {response} : serving.sandbox.open(begun.asked);
  if ('response' in opening) {
    if (arranged.retryAfter !== undefined) opening.response.headers['Retry-After'] = String(arranged.retryAfter);
    begun.end(opening.response, true);
    return void socket.end(responseText(opening.response));
  }
  if (arranged.drop === 'before') return void socket.destroy();
  upgrade((opened) => {
    serving.onExchange(exchange, request, 101, []);
    const report = (violations: Violation[]) => {
      const found = marked(violations, call, secrets);
      exchange.violations.push(...found);
      serving.onStreamProblem(exchange, request, found);
    };
    serveStream(opened, opening.session, {exchange, arranged, secrets, recorder: serving.recorder, report});
  });
}
