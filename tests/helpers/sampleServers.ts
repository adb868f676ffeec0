import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, request, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import {json} from 'node:stream/consumers';
import {WebSocketServer} from 'ws';
import {createWorkspace, fileOf, type Workspace} from '../../authoring/samples/environment/workspace';
import {extract} from '../../authoring/samples/extract';
import {type RunningProgram, runProgram} from '../../authoring/samples/program';
import {freePort, homePage, isServer, listenOn, signIn} from '../../authoring/samples/server';
import type {Fence} from '../../authoring/samples/types';
import {startLocally} from './localServer';
import {rejectedCall} from './rejectedCall';

const page = 'docs/web-sdk.mdx';
const ownCallPage = 'docs/houndify-platform-docs.mdx';
const names = ['Express', 'FastAPI'];

/** The code blocks of the page with the sample servers. */
export const {fences} = extract(page, readFileSync(page, 'utf8'), () => []);

/** The code blocks of the page that adds a call to them, and the line that adds it in Node.js. */
const ownCallText = readFileSync(ownCallPage, 'utf8');
const ownCall = extract(ownCallPage, ownCallText, () => []).fences;
const [ownCallLine = ''] = /ownCalls\.set\(.+\);/.exec(ownCallText) ?? [];
const ownCallCode = (title: string) => ownCall.find(({meta}) => meta.title === title)?.code ?? '';

/**
 * What the tests change: sessions and timeouts are short, visitors say who they are, handlers may run in threads, sessions
 * are looked up slowly, as in a store, and there are two calls of our own.
 */
const changes: [from: RegExp, to: string][] = [
  [/\b(session_?seconds) = 3_600/i, '$1 = 5'],
  [/\b(timeout) = 30/i, '$1 = 2'],
  [/\b(idle_?timeout) = 60/i, '$1 = 2'],
  [/\b(page_?hosts) = \[\]/i, "$1 = ['page.example']"],
  [/async def sign_in/, 'def sign_in'],
  [/'demo-user', request/, "request.headers['x-user'], request"],
  [/"demo-user", request/, 'request.headers["x-user"], request'],
  [/const signInCode/, `${ownCallLine}\n${rejectedCall.js}\n$&`],
  [/import \{connectStream/, "import {understand} from './understand.mjs';\nimport {ownCalls, connectStream"],
  [/^ {2}return sessions\.get/m, '  await new Promise((found) => setTimeout(found, 100));\n$&'],
  [/^ {4}user_id, end = /m, '    await asyncio.sleep(0.1)\n$&'],
  [/^if __name__/m, `${ownCallCode('server.py (excerpt)')}\n${rejectedCall.python}\n$&`],
];

const withChanges = (code: string) => changes.reduce((text, [from, to]) => text.replace(from, to), code);

export interface RunningServer extends RunningProgram {
  url: string;
  /** The URL of a stream for visitors with a cookie. */
  streamUrl: string;
  post(path: string, value: unknown, headers?: Record<string, string>, signal?: AbortSignal): Promise<Response>;
  stop(): void;
}

/**
 * Starts a server of the page. It ends when it's stopped, or after two minutes.
 * @throws Error with what the server printed, if it doesn't start
 */
async function startServer(fence: Fence, workspace: Workspace, variables: NodeJS.ProcessEnv): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const streamUrl = `${url.replace('http', 'ws')}/voice/recognize/stream`;
  const post: RunningServer['post'] = (path, value, headers, signal) =>
    fetch(`${url}/voice${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      body: typeof value === 'string' ? value : JSON.stringify(value),
      signal,
    });
  const prepare = (code: string) => listenOn(port, withChanges(code));
  const folder = await workspace.folder(fence, fences, prepare);
  await writeFile(join(folder, 'understand.mjs'), ownCallCode('understand.mjs'));
  const program = fence.language === 'python' ? (workspace.python ?? '') : 'node';
  const env = {...workspace.env, VOICE_SECRET: 'sample-secret', ...variables};
  return new Promise((resolve, reject) => {
    const meanwhile = async (running: RunningProgram) => {
      await homePage(url, running);
      await new Promise<void>((stop) => resolve({...running, url, streamUrl, post, stop}));
    };
    runProgram(program, [join(folder, fileOf(fence) ?? '')], {cwd: folder, env, limit: 120_000, meanwhile}).then(
      ({errors}) => reject(new Error(errors)),
    );
  });
}

interface Received {
  call: IncomingMessage;
  body: {text?: string; session_id?: string};
}

/** The responses to some texts, like those of a broken API. It never responds to "stall", and never ends "drip". */
const faults: Record<string, (response: ServerResponse) => unknown> = {
  stall: () => undefined,
  drip: (response) => response.write('{'),
  locked: (response) => response.writeHead(401).end('{"code": "unauthorized"}'),
  busy: (response) =>
    response.writeHead(429, {'Retry-After': '7'}).end('{"message": "You said: busy", "code": "limit", "details": {}}'),
  down: (response) => response.writeHead(503).end('{"code": "down"}'),
  unclear: (response) => response.writeHead(422).end('{"code": "no_intent"}'),
  moved: (response) => response.writeHead(302, {Location: '/'}).end(),
  garbage: ({socket}) => socket?.end('You said: garbage\r\n\r\n'),
};

/** Starts an API that records calls. */
async function startRecordingApi() {
  const received: Received[] = [];
  const server = createServer(async (call, response) => {
    const body = (await json(call).catch(() => ({}))) as Received['body'];
    received.push({call, body});
    response.setHeader('Content-Type', 'application/json');
    const reply = call.url?.endsWith('/recognize') ? api.recognition : '{"intent": "lights.turn_on"}';
    const respond = faults[body.text ?? ''] ?? (() => response.end(reply));
    respond(response);
  });
  const {url, stop} = await startLocally(server);
  const api = {
    url: `${url}/v1`,
    received,
    recognition: '{"results": []}',
    /** The status of streams: 101 accepts them. A redirect leads to a stream that is accepted. */
    streamStatus: 101,
    streams: new WebSocketServer({
      server,
      verifyClient: ({req}, done) =>
        done(api.streamStatus === 101 || req.url === '/moved', api.streamStatus, '', {Location: '/moved'}),
    }),
    close() {
      for (const stream of api.streams.clients) stream.terminate();
      stop();
    },
  };
  return api;
}

/**
 * Sends a request with its path as written, which `fetch` would normalize, and returns the status; 0 if there is none. Waits
 * until the server closes the connection of a request that never ends.
 */
export function statusOf(
  url: string,
  path: string,
  {method = 'GET', headers = {}, body = '', ends = true} = {},
): Promise<number> {
  return new Promise((resolve) => {
    let status = 0;
    const sent = request(url, {method, path, headers, agent: false}, (response) => {
      response.resume();
      status = response.statusCode ?? 0;
    });
    sent.on('error', () => undefined).on('close', () => resolve(status));
    sent.write(body);
    if (ends) sent.end();
  });
}

const servers = fences.filter(({code}) => isServer(code)).map((fence, index) => [names[index], fence] as const);

/** The server that the current test is about. */
export let server: RunningServer;
/** The API behind the server. */
export let api: Awaited<ReturnType<typeof startRecordingApi>>;
/** Starts the server again, with other variables of the environment. */
export let restart: (variables: NodeJS.ProcessEnv) => Promise<RunningServer>;

/** Signs a user in, and returns the headers of the user's requests. */
export const as = (user: string) => signIn(server.url, server, {'X-User': user});

export const post: RunningServer['post'] = (...call) => server.post(...call);

/** Describes the tests of every sample server. */
export function describeServers(describeTests: () => void): void {
  let workspace: Workspace;
  beforeAll(async () => {
    api = await startRecordingApi();
    workspace = await createWorkspace();
  });
  afterAll(async () => {
    api.close();
    await workspace.remove();
  });
  beforeEach(() => api.received.splice(0));

  it('the page has a server for each framework, with what the tests change', () => {
    expect(servers.map(([name]) => name)).toEqual(names);
    for (const [from] of changes) expect(fences.some(({code}) => from.test(code))).toBe(true);
  });

  for (const [name, fence] of servers) {
    describe(`the sample server in ${name}`, () => {
      beforeAll(async () => {
        restart = (variables) => startServer(fence, workspace, {TIMBRE_API_BASE: api.url, ...variables});
        server = await restart({});
      }, 30_000);
      afterAll(() => server.stop());
      describeTests();
    });
  }
}
