/** @jest-environment node */
import {once} from 'node:events';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import WebSocket, {WebSocketServer} from 'ws';
import {createWorkspace, type Workspace} from '../../../authoring/samples/environment/workspace';
import {opensStream} from '../../../authoring/samples/probe';
import {projectSources} from '../../../authoring/samples/run';
import {isServer, signIn, signInPath} from '../../../authoring/samples/server';
import {fences, isInstalled, type RunningServer, startServer, statusOf} from '../../helpers/sampleServers';

const names = ['Node.js', 'Express', 'FastAPI'];
const servers = fences.filter(({code}) => isServer(code)).map((fence, index) => [names[index], fence] as const);

type Headers = Record<string, string>;

/** Requests that reached the API. Like a broken one, it never responds to the text "stall", and rejects the key of "locked". */
const received: {url?: string; headers: IncomingHttpHeaders; body: {text?: string; session_id?: string}}[] = [];
const api = createServer(async (call, response) => {
  const body = (await json(call).catch(() => ({}))) as (typeof received)[0]['body'];
  received.push({url: call.url, headers: call.headers, body});
  if (body.text === 'locked') response.statusCode = 401;
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

it('the page has a server for each framework', () => expect(servers.map(([name]) => name)).toEqual(names));

const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}/v1`;

const installed = servers.filter(([, fence]) => isInstalled(fence));
const others = servers.filter(([, fence]) => !isInstalled(fence));

if (others.length > 0) it.skip.each(others)('not installed here: %s', () => undefined);

describe.each(installed)('the sample server in %s', (_, fence) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(fence, workspace, apiUrl());
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
      expect([path, await statusOf(server.url, `/voice${path}`, {method: 'POST', headers})]).toEqual([path, 404]);
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
      expect([path, await statusOf(server.url, path)]).not.toEqual([path, 200]);
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
    expect([0, 502]).toContain(await statusOf(server.url, '/voice/nlu/parse', unfinished));
    expect((await post('/nlu/parse', parse, await as('vandal'))).status).toBe(200);
  });

  it("doesn't tell users to sign in when the API rejects the server's key", async () => {
    expect((await post('/nlu/parse', {text: 'locked'}, await as('locked-out'))).status).toBe(502);
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
    const app = {Accept: 'application/json', 'X-User': 'app'};
    const signedIn = await fetch(`${server.url}${signInPath(server)}`, {headers: app});
    const token = new URL((await signedIn.json()).url).pathname.replace('/voice/', '');
    expect((await post(`/${token}/nlu/parse`, parse)).status).toBe(200);
    const visitor = await as('reader');
    const response = await post('/nlu/parse', parse, visitor);
    expect(received.at(-1)?.headers.authorization).toBe('Bearer sample-key');
    expect(received.at(-1)?.headers.cookie).toBeUndefined();
    const shown = [JSON.stringify([...response.headers]), await response.text(), server.printed()].join('\n');
    expect(shown).toContain('reader /nlu/parse');
    for (const secret of ['sample-key', token, visitor.Cookie?.split('=')[1], parse.text])
      expect(shown).not.toContain(secret);
  });
});
