import type {ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';
import {setTimeout as sleep} from 'node:timers/promises';
import type {WebSocket} from 'ws';
import type {Sandbox} from '../../../src/sandbox';
import type {Call} from '../../../src/sandbox/calls';
import {refuse} from '../../../src/sandbox/checks';
import {recordingIn} from '../../../src/sandbox/limits';
import {refuseAll} from '../../../src/sandbox/replies';
import {pathOf, type SandboxRequest, type SandboxResponse} from '../../../src/sandbox/request';
import {matchPath} from '../../../src/sandbox/routes';
import type {Violation} from '../../../src/sandbox/schema';
import {asking, type BadDays} from './badDays';
import type {Course} from './course';
import type {Exchange} from './exchange';
import {type Incoming, responseText} from './http';
import type {Recorder} from './recorder';
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
function begin(serving: Serving, {request, size, denied}: Incoming, called: Call | undefined) {
  const {badDays, recorder, course, onExchange} = serving;
  const call = denied ? undefined : called;
  const recording = recorder.begin(request, call, size);
  const {exchange} = recording;
  const {arranged: usual, found} = call ? badDays.arrange(call, request) : {arranged: {}, found: []};
  const arranged: Settings = (call && course?.assign(exchange, request, call)) ?? usual;
  exchange.arranged = inWords(arranged);
  const report = (violations: Violation[]): void => {
    const kept = recording.addViolations(violations);
    onExchange?.(exchange, kept, request);
  };
  return {
    ...recording,
    arranged,
    report,
    refused: denied ?? refuseAll(refuse(400, found)),
    asked: asking(request, arranged),
    end(response: SandboxResponse, isDelivered: boolean): void {
      const told = arranged['retry-after'];
      if (told !== undefined && response.status >= 400) response.headers['Retry-After'] = String(told);
      recording.end(isDelivered ? response : undefined);
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
export async function answerRequest(serving: Serving, incoming: Incoming, response: ServerResponse): Promise<void> {
  const {sandbox} = serving;
  const {request} = incoming;
  const call = sandbox.contract.rest.find((each) => each.method === request.method && matchPath(each, pathOf(request)));
  const {arranged, ...begun} = begin(serving, incoming, call);
  const reply = begun.refused ?? sandbox.handle(begun.asked);
  const recording = call && recordingIn(call, request);
  if (recording) begun.keepAudio(recording);
  const left = new AbortController();
  response.once('close', () => left.abort());
  await sleep(waitOf(arranged), undefined, {signal: left.signal}).catch(() => undefined);
  const isLost = response.destroyed;
  begun.end(reply, !isLost && arranged.drop !== 'before' && arranged.drop !== 'in');
  if (!isLost) send(reply, response, arranged.drop);
}

/** Opens a stream, or refuses to. */
export function openStream(
  serving: Serving,
  incoming: Incoming,
  socket: Duplex,
  upgrade: (use: (socket: WebSocket) => void) => void,
): void {
  const {sandbox} = serving;
  const call = sandbox.contract.streams.find((each) => matchPath(each, pathOf(incoming.request)));
  const begun = begin(serving, incoming, call);
  const {exchange, arranged, refused} = begun;
  // A connection that never becomes a WebSocket ends, too.
  socket.on('close', () => {
    if (exchange.messages) return;
    exchange.duration ??= Date.now() - exchange.at;
    begun.change();
  });
  const opening = refused ? {response: refused} : sandbox.open(begun.asked);
  if ('response' in opening) {
    begun.end(opening.response, true);
    return void socket.end(responseText(opening.response));
  }
  if (arranged.drop === 'before') return void socket.destroy();
  upgrade((opened) => {
    serveStream(opened, opening.session, begun);
    begun.report([]);
  });
}
