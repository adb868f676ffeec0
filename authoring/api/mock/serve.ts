import type {ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';
import {setTimeout as sleep} from 'node:timers/promises';
import type {WebSocket} from 'ws';
import type {Sandbox} from '../../../src/sandbox';
import type {RestCall, StreamCall} from '../../../src/sandbox/calls';
import {refuse} from '../../../src/sandbox/checks';
import {recordingIn} from '../../../src/sandbox/limits';
import {refuseAll} from '../../../src/sandbox/replies';
import {pathOf, type SandboxRequest, type SandboxResponse} from '../../../src/sandbox/request';
import {matchPath} from '../../../src/sandbox/routes';
import type {Violation} from '../../../src/sandbox/schema';
import {asking, type BadDays} from './badDays';
import {contentOf, keptText, marked} from './content';
import type {Course} from './course';
import type {Exchange} from './exchange';
import {responseText} from './http';
import type {Recorder} from './recorder';
import {secretsIn} from './secrets';
import {inWords, type Settings, waitOf} from './settings';
import {serveStream} from './stream';

/** What serving a call needs of the mock. */
export interface Serving {
  sandbox: Sandbox;
  badDays: BadDays;
  recorder: Recorder;
  /** The bad days that clients have to survive. */
  course?: Course;
  /** Called after each response, and for violations in an open stream, with what was found since the last call. */
  onExchange?(exchange: Exchange, found: Violation[], request: SandboxRequest): void;
}

/** Records the beginning of a call, and arranges what happens to it. */
function begin(
  {badDays, recorder, course, onExchange}: Serving,
  request: SandboxRequest,
  call: RestCall | StreamCall | undefined,
  size: number,
) {
  const secrets = secretsIn(request);
  const exchange = recorder.add({
    at: Date.now(),
    method: call?.kind === 'stream' ? 'WebSocket' : request.method,
    path: keptText(request.path, secrets),
    call: call?.id,
    request: contentOf(request, size, secrets),
    violations: [],
  });
  const {arranged: usual, found} = call ? badDays.arrange(call, request) : {arranged: {}, found: []};
  const arranged: Settings = (call && course?.assign(exchange, request, call)) ?? usual;
  exchange.arranged = inWords(arranged);

  function report(violations: Violation[]): void {
    const kept = violations.map((violation) => marked(violation, call, secrets));
    exchange.violations.push(...kept);
    recorder.change(exchange);
    onExchange?.(exchange, kept, request);
  }

  return {
    exchange,
    arranged,
    secrets,
    report,
    refused: refuseAll(refuse(400, found)),
    asked: asking(request, arranged),
    /** Records the response. */
    end(response: SandboxResponse, isDelivered: boolean): void {
      const told = arranged['retry-after'];
      if (told !== undefined && response.status >= 400) response.headers['Retry-After'] = String(told);
      exchange.duration = Date.now() - exchange.at;
      if (isDelivered) {
        exchange.status = response.status;
        exchange.response = contentOf(response, Buffer.byteLength(response.body), secrets);
      }
      report(response.violations);
    },
  };
}

/** Sends a response, and loses the connection when it was arranged. */
function send({status, headers, body}: SandboxResponse, response: ServerResponse, drop: Settings['drop']): void {
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
  const {sandbox, recorder} = serving;
  const call = sandbox.contract.rest.find((each) => each.method === request.method && matchPath(each, pathOf(request)));
  const {exchange, arranged, ...begun} = begin(serving, request, refused ? undefined : call, size);
  const reply = refused ?? begun.refused ?? sandbox.handle(begun.asked);
  const recording = call && recordingIn(call, request);
  if (recording) recorder.keepAudio(exchange, recording);
  const left = new Promise((resolve) => response.once('close', resolve));
  await Promise.race([left, sleep(waitOf(arranged), undefined, {ref: false})]);
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
  const {sandbox, recorder} = serving;
  const call = sandbox.contract.streams.find((each) => matchPath(each, pathOf(request)));
  const begun = begin(serving, request, refused ? undefined : call, 0);
  const {exchange, arranged} = begun;
  // A connection that never becomes a WebSocket ends, too.
  socket.on('close', () => {
    if (exchange.messages) return;
    exchange.duration ??= Date.now() - exchange.at;
    recorder.change(exchange);
  });
  const response = refused ?? begun.refused;
  const opening = response ? {response} : sandbox.open(begun.asked);
  if ('response' in opening) {
    begun.end(opening.response, true);
    return void socket.end(responseText(opening.response));
  }
  if (arranged.drop === 'before') return void socket.destroy();
  upgrade((opened) => {
    serveStream(opened, opening.session, {...begun, recorder});
    begun.report([]);
  });
}
