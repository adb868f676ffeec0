import {once} from 'node:events';
import type {ServerResponse} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import type {WebSocket} from 'ws';
import {createSandbox, type SandboxOptions} from '../../../src/sandbox';
import type {Call} from '../../../src/sandbox/calls';
import {refuse} from '../../../src/sandbox/checks';
import {recordingIn} from '../../../src/sandbox/limits';
import {refuseAll} from '../../../src/sandbox/replies';
import {pathOf, type SandboxResponse} from '../../../src/sandbox/request';
import {matchPath} from '../../../src/sandbox/routes';
import {createCourse} from './course';
import {asking, createFaults, inWords, type Settings, waitOf} from './faults';
import type {Incoming} from './http';
import {createRecorder, type OnExchange} from './recorder';
import type {Scenario} from './scenario';
import {serveStream} from './stream';

export interface MockOptions extends Omit<SandboxOptions, 'now'> {
  /** The port; 0, the default, selects any free one. */
  port?: number;
  /** The origins of web pages that may call the API. */
  cors?: string[];
  /** The names, besides those of this machine, by which clients may call the API. */
  allowedHosts?: string[];
  /** How the mock misbehaves from the start. */
  settings?: Settings;
  /** The course of bad days. */
  scenario?: Scenario;
  onExchange?: OnExchange;
}

/** Makes a connection a WebSocket, if that is what the client wants. */
export type Upgrade = (use: (socket: WebSocket) => void) => void;

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

/** Creates the API: the sandbox, what goes wrong in it, and the record of its calls. */
export function createApi(options: MockOptions) {
  const {scenario, settings = {}, onExchange} = options;
  let sandbox = createSandbox(options);
  const course = scenario && createCourse(scenario);
  const faults = createFaults(settings);
  const recorder = createRecorder(onExchange);

  return {
    course,
    faults,
    recorder,
    /** Forgets exchanges, domains, and counted calls. */
    reset(): void {
      recorder.clear();
      sandbox = createSandbox(options);
    },
    /** Records a call, and answers it as arranged, or opens a stream. */
    async serve({request, size, denied}: Incoming, response: ServerResponse, upgrade?: Upgrade): Promise<void> {
      const {rest, streams} = sandbox.contract;
      const calls: Call[] = upgrade ? streams : rest.filter(({method}) => method === request.method);
      const call = denied ? undefined : calls.find((each) => matchPath(each, pathOf(request)));
      const recording = recorder.begin(request, call, size);
      const usual = call && faults.arrange(call, request);
      const arranged = (call && course?.assign(recording.exchange, request, call)) ?? usual?.arranged ?? {};
      recording.exchange.arranged = inWords(arranged);
      response.once('close', recording.close);

      const asked = asking(request, arranged);
      const refused = denied ?? refuseAll(refuse(400, usual?.found ?? []));
      const opening = upgrade && !refused ? sandbox.open(asked) : {response: refused ?? sandbox.handle(asked)};
      if ('session' in opening) {
        if (arranged.drop === 'before') response.destroy();
        else upgrade?.((socket) => serveStream(socket, opening.session, arranged, recording));
        return;
      }
      const reply = opening.response;
      const audio = call?.kind === 'rest' && recordingIn(call, request);
      if (audio) recording.keepAudio(audio);
      await Promise.race([sleep(waitOf(arranged)), once(response, 'close')]);
      const {drop, 'retry-after': told} = arranged;
      if (told !== undefined && reply.status >= 400) reply.headers['Retry-After'] = String(told);
      recording.end(reply, !response.destroyed && drop !== 'before' && drop !== 'in');
      if (!response.destroyed) send(reply, response, drop);
    },
  };
}
