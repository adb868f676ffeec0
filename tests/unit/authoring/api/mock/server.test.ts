/** @jest-environment node */
import {once} from 'node:events';
import {type IncomingMessage, type OutgoingHttpHeaders, request} from 'node:http';
import {text as textOf} from 'node:stream/consumers';
import WebSocket from 'ws';
import {createMock, type Mock} from '../../../../../authoring/api/mock';
import {copiesOf} from '../../../../../authoring/api/mock/copies';
import type {Exchange} from '../../../../../authoring/api/mock/exchange';
import {readPreferences, readSettings} from '../../../../../authoring/api/mock/faults';
import options from '../../../../../authoring/api/mock/faults.json';
import choices from '../../../../../authoring/api/mock/inspector/faultChoices.json';
import {createRecorder} from '../../../../../authoring/api/mock/recorder';
import {fixture} from '../../../../helpers/fixture';

type Row = [status: number, method: string, path: string, headers: OutgoingHttpHeaders];
const access = fixture<Row[]>('mock-access');

let mock: Mock;
beforeEach(async () => {
  mock = await createMock({cors: ['http://localhost:3000'], allowedHosts: ['app.example']});
});
afterEach(() => mock.close());

const key = 'sk_live_123456';
const json = {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'};
/** Sends a request, and returns its whole response, or how its connection was lost. */
async function send(method: string, path: string, headers: OutgoingHttpHeaders, body?: unknown) {
  const sent = request(mock.url + path, {method, headers, agent: false}).end(JSON.stringify(body));
  const response: IncomingMessage | undefined = (await once(sent, 'response').catch(() => []))[0];
  if (!response) return {status: 'lost', headers: {}, text: ''};
  const text = await textOf(response).catch(() => undefined);
  return {status: text === undefined ? 'cut' : response.statusCode, headers: response.headers, text: text ?? ''};
}
const call = (headers: OutgoingHttpHeaders = {}, path = '/v1/nlu/parse', body: unknown = {text: 'Hello.'}) =>
  send('POST', path, {...json, ...headers}, body);
const get = (headers: OutgoingHttpHeaders) => send('GET', '/v1/domains/dom_7f3a', {...json, ...headers});
const set = (Prefer: string) => send('PUT', '/inspect/settings', {Prefer});

it('responds in HTTP/1.1 to a client that asks for HTTP/2, such as Java’s', async () => {
  const wish = {Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAEAAEAAAAIAAAAA'};
  expect((await call(wish)).status).toBe(200);
  expect((await get(wish)).status).toBe(200);
  expect(mock.exchanges()).toMatchObject([
    {call: 'parseText', violations: []},
    {call: 'getDomain', violations: []},
  ]);
});

describe('what is kept', () => {
  it('has no key: not of a header, an address, a body, or a violation', async () => {
    await call({'X-Api-Key': 'other_key_99'}, `/v1/nlu/parse?token=abc&x=${key}`, {text: key, api_key: 'hidden_1'});
    await call({Authorization: key, 'X-Token': 'zq9'}, `/v1/${key}/x`);
    const exchanges = mock.exchanges();
    const text = JSON.stringify(exchanges);
    for (const secret of [key, 'other_key_99', '=abc', 'hidden_1', 'zq9']) expect(text).not.toContain(secret);
    expect(exchanges).toMatchObject([
      {id: 1, call: 'parseText', path: '/v1/nlu/parse?token=[removed]&x=[removed]', status: 400},
      {id: 2, path: '/v1/[removed]/x', status: 404},
    ]);
    expect(exchanges[0]?.violations[0]?.section).toMatch(/reference#parse-text$/);
  });

  it('is at most 5,000 exchanges, and their recordings while there is room', () => {
    const recorder = createRecorder();
    const request = {method: 'GET', path: '/', headers: {}};
    const begun = Array.from({length: 5_100}, () => recorder.begin(request, undefined, 0));
    expect(recorder.changes(0).exchanges).toHaveLength(5_000);
    for (const {keepAudio} of begun.slice(-5)) keepAudio(new Uint8Array(9_000_000));
    expect(recorder.changes(0).exchanges.map(({id}) => id)).toEqual([5_098, 5_099, 5_100]);
  });

  it('copies as programs that ask for the same failure, and as a report', async () => {
    await call({Prefer: 'status=429'});
    const [exchange] = mock.exchanges() as [Exchange];
    expect(copiesOf(exchange)).toMatchObject({
      'Copy as curl': expect.stringContaining(`--header 'Prefer: status=429'`),
      'Copy as Jest test': expect.stringMatching(/'Parse text returns 429'.*text: 'Hello\.'.*toBe\(429\);/s),
      'Copy as pytest test': expect.stringMatching(/def test_parse_text_returns_429\(\):\n {4}api = .* == 429$/s),
      'Copy as bug report': expect.stringMatching(/# POST \/v1\/nlu\/parse: 429.*"authorization": "\[removed\]"/s),
    });
  });
});

describe('a bad day', () => {
  it('of the inspector, and one of the help, is accepted', () => {
    const helped = Object.values(options).map(({option}) => option.match(/--(\S+) (.+)/)?.slice(1) ?? []);
    expect(readSettings(Object.fromEntries(helped), 'options').found).toEqual([]);
    for (const Prefer of Object.values(choices).flatMap(({values}) => Object.keys(values)))
      expect(readPreferences({headers: {Prefer}}).found).toEqual([]);
  });

  it('comes from settings, which say what is wrong with them', async () => {
    expect((await set('status=503, every=2, next=1')).text).toContain('503');
    const statuses = [await call(), await call(), await call(), await call()].map(({status}) => status);
    expect(statuses).toEqual([200, 503, 200, 200]);
    await set('drop=before, every=2, next=1');
    for (const status of [200, 'lost', 200]) expect((await get({})).status).toBe(status);
    const {status, text} = await set('delay=soon');
    expect([status, JSON.parse(text).details.problems]).toMatchObject([400, [{where: 'header Prefer.delay'}]]);
  });

  it('comes from a request that prefers it', async () => {
    const begun = Date.now();
    expect((await call({Prefer: 'delay=200'})).status).toBe(200);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(190);
    for (const [drop, status] of Object.entries({before: 'lost', in: 'cut', after: 200}))
      expect((await get({Prefer: `drop=${drop}`})).status).toBe(status);
    expect((await call({Prefer: 'tier=Free'}, '/v1/tts/generate', {text: 'a'.repeat(501)})).status).toBe(400);
    expect((await call({Prefer: 'drop=never'})).text).toContain('Prefer.drop: expected one of before, in, after');
  });
});

it.each([
  ['/v1/recognize/stream', 401, {}],
  ['/v1/stream', 404, json],
  ['/v1/recognize/stream', 429, {...json, Prefer: 'status=429'}],
])('a stream at %s is refused with %i', async (path, status, headers) => {
  const [error] = await once(new WebSocket(mock.url.replace('http', 'ws') + path, {headers}), 'error');
  expect(String(error)).toContain(`Unexpected server response: ${status}`);
  expect(mock.exchanges()).toMatchObject([{status}]);
});

it('a mock fails with the system error when its port is taken', async () => {
  const port = Number(new URL(mock.url).port);
  await expect(createMock({port})).rejects.toMatchObject({code: 'EADDRINUSE'});
});

it.each(access)('another site gets %s for %s %s with %j', async (status, method, path, headers) =>
  expect((await send(method, path, headers)).status).toBe(status),
);
