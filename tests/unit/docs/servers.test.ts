/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {json} from 'node:stream/consumers';
import WebSocket, {WebSocketServer} from 'ws';
import {createWorkspace, fileOf, type Workspace} from '../../../authoring/samples/environment/workspace';
import {extract} from '../../../authoring/samples/extract';
import {opensStream} from '../../../authoring/samples/probe';
import {type RunningProgram, runProgram} from '../../../authoring/samples/program';
import {projectSources} from '../../../authoring/samples/run';
import {freePort, homePage, isServer, listenOn, signIn} from '../../../authoring/samples/server';
import type {Fence} from '../../../authoring/samples/types';

const page = 'docs/web-sdk.mdx';
const {fences} = extract(page, readFileSync(page, 'utf8'), () => []);
const names = ['Node.js', 'Express', 'FastAPI'];
const servers = fences.filter(({code}) => isServer(code)).map((fence, index) => [names[index], fence] as const);

/** What the tests change in the servers: sessions and timeouts are short, and visitors say who they are. */
const changes: [from: RegExp, to: string][] = [
  [/\b(session_?seconds) = 3_600/i, '$1 = 3'],
  [/\btimeout = 30_000/, 'timeout = 1_000'],
  [/\bTIMEOUT = 30\b/, 'TIMEOUT = 1'],
  [/'demo-user', request/, "request.headers['x-user'], request"],
  [/"demo-user", request/, 'request.headers["x-user"], request'],
];

type Headers = Record<string, string>;

/** Requests that reached the API. Like a broken one, it never responds to the text "stall". */
const received: {url?: string; headers: IncomingHttpHeaders; body: {text?: string; session_id?: string}}[] = [];
const api = createServer(async (call, response) => {
  const body = (await json(call)) as (typeof received)[0]['body'];
  received.push({url: call.url, headers: call.headers, body});
  if (body.text !== 'stall') response.setHeader('Content-Type', 'application/json').end('{"intent": "lights.turn_on"}');
});
const streams = new WebSocketServer({server: api});

let workspace: Workspace;
beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  workspace = await createWorkspace(projectSources);
});
afterAll(async () => {
  for (const stream of streams.clients) stream.terminate();
  api.closeAllConnections();
  api.close();
  await workspace.remove();
});
beforeEach(() => received.splice(0));

interface RunningServer extends RunningProgram {
  url: string;
  stop(): void;
}

/** Starts a server of the page. It ends when it's stopped, or after two minutes. */
async function start(fence: Fence): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const prepare = (code: string) =>
    listenOn(
      port,
      changes.reduce((text, [from, to]) => text.replace(from, to), code),
    );
  const folder = await workspace.folder(fence, fences, prepare);
  const program = fence.language === 'python' ? (workspace.python ?? '') : 'node';
  const env = {...workspace.env, TIMBRE_API_BASE: `http://127.0.0.1:${(api.address() as AddressInfo).port}/v1`};
  return new Promise((resolve, reject) => {
    const meanwhile = async (running: RunningProgram) => {
      await homePage(url, running);
      await new Promise<void>((stop) => resolve({...running, url, stop}));
    };
    runProgram(program, [join(folder, fileOf(fence) ?? '')], {cwd: folder, env, limit: 120_000, meanwhile}).then(
      ({errors}) => reject(new Error(errors)),
    );
  });
}

/** Sends a request with its path as written, which `fetch` would normalize, and returns the status; 0 if there is none. */
function status(
  url: string,
  path: string,
  {method = 'GET', headers = {}, body = '', ends = true} = {},
): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, {method, path, headers, agent: false}, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0));
    sent.write(body);
    if (ends) sent.end();
  });
}

/** A machine may lack Python's packages; continuous integration may not. */
const isInstalled = ({language}: Fence): boolean =>
  language !== 'python' ||
  process.env.CI === 'true' ||
  spawnSync('python3', ['-c', 'import aiohttp, fastapi, uvicorn, websockets']).status === 0;

it('the page has a server for each framework', () => expect(servers.map(([name]) => name)).toEqual(names));

describe.each(servers.filter(([, fence]) => isInstalled(fence)))('the sample server in %s', (_, fence) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(fence);
  }, 30_000);
  afterAll(() => server.stop());

  const as = (user: string) => signIn(server.url, server, {'X-User': user});
  const post = (path: string, value: unknown, headers: Headers = {}) =>
    fetch(`${server.url}/voice${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      body: typeof value === 'string' ? value : JSON.stringify(value),
    });
  const streamUrl = () => `${server.url.replace('http', 'ws')}/voice/recognize/stream`;
  const parse = {text: 'my secret words'};

  it('refuses calls and streams without a session, and made-up tokens', async () => {
    const token = '00000000-0000-4000-8000-000000000000';
    const refused = [
      await post('/nlu/parse', parse),
      await post('/nlu/parse', parse, {Cookie: `voice_token=${token}`}),
      await post(`/${token}/nlu/parse`, parse),
    ];
    expect(refused.map((response) => response.status)).toEqual([401, 401, 401]);
    expect(await opensStream(streamUrl())).toBe(false);
    expect(received).toEqual([]);
  });

  it('refuses a wrong sign-in code', async () => {
    const response = await fetch(`${server.url}/sign-in?code=guess`, {redirect: 'manual'});
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('refuses pages of other sites, although the browser sends the cookie', async () => {
    const visitor = await as('victim');
    for (const Origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
      expect((await post('/nlu/parse', parse, {...visitor, Origin})).status).toBe(403);
      expect(await opensStream(streamUrl(), {...visitor, Origin})).toBe(false);
    }
    expect(received).toEqual([]);
    expect((await post('/nlu/parse', parse, {...visitor, Origin: server.url})).status).toBe(200);
  });

  it('forwards no other calls', async () => {
    const headers = await as('climber');
    for (const path of ['/domains', '/domains/d/train', '/nlu/parse/../../domains', '/%2e%2e/domains', '//domains'])
      expect([path, await status(server.url, `/voice${path}`, {method: 'POST', headers})]).toEqual([path, 404]);
    expect(await opensStream(streamUrl().replace('/recognize', ''), headers)).toBe(false);
    expect(received).toEqual([]);
  });

  it('sends no files but those of the page', async () => {
    for (const path of [
      '/server.mjs',
      '/voice.mjs',
      '/server.py',
      '/../voice.mjs',
      '/%2e%2e/voice.mjs',
      '/..%2fserver.py',
    ])
      expect([path, await status(server.url, path)]).not.toEqual([path, 200]);
    expect((await fetch(server.url)).status).toBe(200);
  });

  it('limits the calls of a user, even after signing in again, but not those of others', async () => {
    const statuses: number[] = [];
    // A new minute can begin in between.
    while (!statuses.includes(429) && statuses.length < 130) {
      const visitor = await as('glutton');
      for (let call = 0; call < 10; call += 1) statuses.push((await post('/nlu/parse', parse, visitor)).status);
    }
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(60);
    expect(await opensStream(streamUrl(), await as('glutton'))).toBe(false);
    expect((await post('/nlu/parse', parse, await as('neighbor'))).status).toBe(200);
  });

  it("doesn't let users enter the conversations of others", async () => {
    const turn = {text: 'hello', session_id: 'overheard'};
    for (const user of ['owner', 'owner', 'intruder']) await post('/assistant/converse', turn, await as(user));
    const [first, again, other] = received.map(({body}) => body.session_id);
    expect(first).not.toBe('overheard');
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(received.map(({body}) => body.text)).toEqual(['hello', 'hello', 'hello']);
  });

  it('refuses too large, broken, and unfinished requests, and keeps running', async () => {
    const headers = {'Content-Type': 'application/json', ...(await as('vandal'))};
    expect((await post('/nlu/parse', 'a'.repeat(10_000_001), headers)).status).toBe(413);
    for (const body of ['{', '']) expect((await post('/assistant/converse', body, headers)).status).toBe(400);
    const unfinished = {method: 'POST', headers: {...headers, 'Content-Length': '100'}, body: '{', ends: false};
    expect([0, 502]).toContain(await status(server.url, '/voice/nlu/parse', unfinished));
    expect((await post('/nlu/parse', parse, await as('vandal'))).status).toBe(200);
  });

  it("doesn't wait for an API that never responds", async () => {
    expect((await post('/nlu/parse', {text: 'stall'}, await as('waiter'))).status).toBe(502);
  });

  it('ends streams and calls with the session', async () => {
    const visitor = await as('leaver');
    const stream = new WebSocket(streamUrl(), {headers: visitor});
    await once(stream, 'open');
    const opened = performance.now();
    const [upstream] = streams.clients;
    await Promise.all([once(stream, 'close'), upstream && once(upstream, 'close')]);
    expect(performance.now() - opened).toBeGreaterThan(1_500);
    expect((await post('/nlu/parse', parse, visitor)).status).toBe(401);
  });

  it('adds the key, and shows neither it nor tokens nor words', async () => {
    const visitor = await as('reader');
    const response = await post('/nlu/parse', parse, visitor);
    expect(received.at(-1)?.headers.authorization).toBe('Bearer sample-key');
    expect(received.at(-1)?.headers.cookie).toBeUndefined();
    const shown = [JSON.stringify([...response.headers]), await response.text(), server.printed()].join('\n');
    expect(shown).toContain('reader /nlu/parse');
    for (const secret of ['sample-key', visitor.Cookie?.split('=')[1], parse.text]) expect(shown).not.toContain(secret);
  });
});
