/** @jest-environment node */
import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import type {Socket} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import WebSocket from 'ws';
import {streamStatus} from '../../../authoring/samples/probe';
import {signInPath} from '../../../authoring/samples/server';
import {api, as, describeServers, post, server, statusOf} from '../../helpers/sampleServers';

describeServers(() => {
  const parse = {text: 'my secret words'};

  it('refuses calls and streams without a session, and made-up tokens', async () => {
    const token = '00000000-0000-4000-8000-000000000000';
    const refused = [
      await post('/nlu/parse', parse),
      await post('/nlu/parse', parse, {Cookie: `voice_token=${token}`}),
      await post(`/${token}/nlu/parse`, parse),
      await post('/recognize', 'a'.repeat(10_000_001)), // A server that hangs up would look like a broken network.
    ];
    expect(refused.map((response) => response.status)).toEqual([401, 401, 401, 401]);
    expect(await refused[0]?.json()).toMatchObject({code: 'not_signed_in', details: {}});
    expect(await streamStatus(server.streamUrl)).toBe(401);
    expect(api.received).toEqual([]);
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
      expect(await streamStatus(server.streamUrl, {...visitor, Origin})).toBe(403);
    }
    expect(api.received).toEqual([]);
    expect(server.printed()).toMatch(/ victim \/nlu\/parse 403 other_site$/m);
    for (const Origin of [server.url, 'https://page.example'])
      expect((await post('/nlu/parse', parse, {...visitor, Origin})).status).toBe(200);
  });

  it('forwards no other calls', async () => {
    const headers = await as('climber');
    for (const path of ['/domains', '/domains/d/train', '/nlu/parse/../../domains', '/%2e%2e/domains', '//domains'])
      expect([path, await statusOf(server.url, `/voice${path}`, {method: 'POST', headers})]).toEqual([path, 404]);
    expect(await streamStatus(server.streamUrl.replace('/recognize', ''), headers)).toBe(404);
    expect(api.received).toEqual([]);
  });

  it('sends no files but those of the page', async () => {
    for (const path of ['/', '/../', '/%2e%2e/', '/..%2f'])
      for (const file of ['server.mjs', 'voice.mjs', 'server.py'])
        expect([path, await statusOf(server.url, path + file)]).not.toEqual([path, 200]);
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
    expect(await streamStatus(server.streamUrl, await as('glutton'))).toBe(429);
    expect((await post('/nlu/parse', parse, await as('neighbor'))).status).toBe(200);
  });

  it("doesn't let users enter the conversations of others", async () => {
    const turn = {text: 'hello', session_id: 'overheard'};
    for (const user of ['owner', 'owner', 'intruder']) await post('/assistant/converse', turn, await as(user));
    const [first, again, other] = api.received.map(({body}) => body.session_id);
    const hash = (name: string) => createHmac('sha256', 'sample-secret').update(name).digest('hex');
    expect(first).toBe(hash('["owner","overheard"]')); // in every language, and whatever the API key
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(api.received.map(({body}) => body.text)).toEqual(['hello', 'hello', 'hello']);
    await post('/assistant/converse', {...turn, session_id: 'er overheard'}, await as('own'));
    await post('/assistant/converse', {...turn, session_id: 'overheard'}, await as('own er'));
    expect(api.received[3]?.body.session_id).not.toBe(api.received[4]?.body.session_id);
  });

  it('refuses too large, broken, and unfinished requests, and keeps running', async () => {
    const headers = {'Content-Type': 'application/json', ...(await as('vandal'))};
    expect((await post('/nlu/parse', 'a'.repeat(10_000_001), headers)).status).toBe(413);
    for (const body of ['{', '', 'null', '[]', '"id"', '{}', '{"session_id": ""}', '['.repeat(100_000)])
      expect([body, (await post('/assistant/converse', body, headers)).status]).toEqual([body, 400]);
    expect(api.received).toEqual([]);
    const kept = {...headers, 'Content-Length': '100', Connection: 'keep-alive'};
    const unfinished = {method: 'POST', headers: kept, body: '{', ends: false};
    expect(await statusOf(server.url, '/voice/nlu/parse', unfinished)).toBe(408);
    const huge = {...unfinished, headers: {...kept, 'Content-Length': '20000000'}, body: 'a'.repeat(10_000_001)};
    expect(await statusOf(server.url, '/voice/nlu/parse', huge)).toBe(413);
    expect((await post('/nlu/parse', parse, await as('vandal'))).status).toBe(200);
  });

  it("doesn't tell users to sign in when the API rejects the server's key", async () => {
    expect((await post('/nlu/parse', {text: 'locked'}, await as('locked-out'))).status).toBe(502);
    expect(server.printed()).toMatch(/locked-out \S+parse 502 API: 401/);
  });

  it("makes a call that the reader has added, with the limits of all calls, and doesn't show words in its errors", async () => {
    expect((await post('/understand', 'audio')).status).toBe(401);
    const understand = async (recognition: string) => {
      api.recognition = recognition;
      const response = await post('/understand', 'audio', {...(await as('owner')), 'Content-Type': 'audio/made-up'});
      return [response.status, await response.json()];
    };
    const heard = (text: string) => JSON.stringify({results: [{text}]});
    const failure = {code: 'call_failed', message: 'The call failed.', details: {}};
    expect(await understand('{"results": []}')).toEqual([200, {recognition: null}]);
    expect(api.received[0]?.call.headers['content-type']).toBe('audio/made-up');
    const understood = {recognition: parse, parse: {intent: 'lights.turn_on'}};
    expect(await understand(heard(parse.text))).toEqual([200, understood]);
    for (const recognition of ['You said: this', heard('locked'), heard('unclear')])
      expect(await understand(recognition)).toEqual([502, failure]);
    expect(await (await post('/rejected', '', await as('owner'))).json()).toEqual(failure);
    expect(await understand(heard('down'))).toEqual([503, {code: 'down'}]);
    expect(await understand(heard('busy'))).toEqual([429, {...failure, code: 'limit', message: 'You said: busy'}]);
    expect(server.printed()).toMatch(/ owner \/understand 429 limit$/m);
    expect(server.printed()).not.toMatch(/You said|secret/);
  }, 20_000);

  it.each(['stall', 'drip'])("doesn't wait for an API that never ends its response: %s", async (text) => {
    expect((await post('/nlu/parse', {text}, await as('waiter'))).status).toBe(502);
    expect(server.printed()).toMatch(/ waiter \/nlu\/parse 502 \w+Error$/m); // An error's message can quote the user.
  });

  it.each([
    ['/nlu/parse', {text: 'stall'}],
    ['/understand', 'audio'],
  ])('stops the call when the client leaves: %s', async (path, body) => {
    const client = new AbortController();
    api.recognition = '{"results": [{"text": "stall"}]}';
    const sent = post(path, body, await as('hurried'), client.signal);
    const parse = () => api.received.find(({call}) => call.url?.endsWith('/nlu/parse'));
    while (!parse()) await wait(10);
    const start = performance.now();
    client.abort();
    await Promise.all([expect(sent).rejects.toThrow(), once(parse()?.call.socket as Socket, 'close')]);
    expect(performance.now() - start).toBeLessThan(1_500); // The timeout is 2,000.
  });

  it('keeps running, and keeps no place for clients that leave while their session is looked up', async () => {
    const visitor = await as('early');
    for (let count = 0; count < 6; count += 1) {
      const stream = new WebSocket(server.streamUrl, {headers: visitor}).on('error', () => undefined);
      await expect(post('/nlu/parse', parse, visitor, AbortSignal.timeout(30))).rejects.toThrow();
      stream.terminate();
    }
    await wait(200);
    expect((await post('/nlu/parse', parse, visitor)).status).toBe(200);
  });

  it('ends silent streams, and keeps only a few calls and streams of a user open', async () => {
    const visitor = await as('hoarder');
    const open = Array.from({length: 5}, () => new WebSocket(server.streamUrl, {headers: visitor}));
    await Promise.all(open.map((stream) => once(stream, 'open')));
    expect(await streamStatus(server.streamUrl, visitor)).toBe(429);
    expect((await post('/nlu/parse', parse, visitor)).status).toBe(429);
    expect(await streamStatus(server.streamUrl, await as('neighbor'))).toBe(101);
    await Promise.all([...open, ...api.streams.clients].map((stream) => once(stream, 'close')));
    expect(await streamStatus(server.streamUrl, visitor)).toBe(101);
    expect(server.printed()).not.toContain('Warning');
  });

  it('ends streams and calls with the session', async () => {
    const visitor = await as('leaver');
    const stream = new WebSocket(server.streamUrl, {headers: visitor});
    await once(stream, 'open');
    const opened = performance.now();
    const audio = setInterval(() => stream.send('audio'), 300);
    await Promise.all([stream, ...api.streams.clients].map((each) => once(each, 'close')));
    clearInterval(audio);
    expect(performance.now() - opened).toBeGreaterThan(3_500);
    expect((await post('/nlu/parse', parse, visitor)).status).toBe(401);
  }, 10_000);

  it('adds the key, and shows neither it nor tokens nor words', async () => {
    const app = {Accept: 'application/json, text/plain, */*', 'X-User': 'app'};
    const {url, expires_in} = await (await fetch(server.url + signInPath(server), {headers: app})).json();
    expect(expires_in).toBe(5);
    const token = new URL(url).pathname.replace('/voice/', '');
    expect((await post(`/${token}/nlu/parse`, parse)).status).toBe(200);
    for (const path of [`/voice/${token}/recognize/stream`, `/voice/${token}`, `/voice/${token}/${token}`])
      await streamStatus(new URL(path, server.streamUrl).href, await as('app'));
    const visitor = await as('reader');
    const response = await post('/nlu/parse', parse, visitor);
    expect(api.received.at(-1)?.call.headers.authorization).toBe('Bearer sample-key');
    expect(api.received.at(-1)?.call.headers.cookie).toBeUndefined();
    const shown = [JSON.stringify([...response.headers]), await response.text(), server.printed()].join('\n');
    expect(shown).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\S*(Z|[+-]\d{4}) reader \/nlu\/parse 200/m);
    for (const secret of ['sample-key', token, visitor.Cookie?.split('=')[1], parse.text])
      expect(shown).not.toContain(secret);
  });
});
