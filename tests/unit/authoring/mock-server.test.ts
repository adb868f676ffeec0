/** @jest-environment node */
import {createMock, type Mock} from '../../../authoring/mock';
import {contract} from '../../../src/sandbox/contract';

const key = {Authorization: 'Bearer any-key'};
const json = {...key, 'Content-Type': 'application/json'};

let mock: Mock;
beforeEach(async () => {
  mock = await createMock();
});
afterEach(() => mock.close());

const call = (path: string, init: RequestInit = {}) => fetch(mock.url + path, {headers: key, ...init});

const post = (path: string, body: unknown, headers: Record<string, string> = json) =>
  call(path, {method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body)});

const postForm = (fields: [name: string, value: string | Blob][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return call('/v1/recognize', {method: 'POST', body: form});
};

const recording = new File(['RIFF'], 'meeting.wav');
const seen = () =>
  mock.problems.map(({request, where, expected, received}) => `${request} ${where}: ${expected} / ${received}`);

describe('a correct request', () => {
  it("gets the contract's example, for every call", async () => {
    for (const {id, method, path, body, responses} of contract.rest) {
      const url = `/v1${path.replace('{domainId}', 'dom_7f3a')}`;
      const isForm = body?.contentType === 'multipart/form-data';
      const response = await (isForm
        ? postForm([
            ['audio', recording],
            ['language', 'en-US'],
          ])
        : call(url, {
            method,
            headers: {...key, ...(body && {'Content-Type': body.contentType})},
            body: body && (body.schema ? JSON.stringify(body.example) : 'RIFF'),
          }));
      const [success] = responses;
      expect([id, String(response.status)]).toEqual([id, success?.status]);
      if (success?.content?.example && !id.endsWith('Domain'))
        expect(await response.json()).toEqual(success.content.example);
    }
    expect(mock.problems).toEqual([]);
    expect(mock.requests.map((request) => request.call)).toContain('recognizeSpeech');
  });

  it('gets playable audio if the response is binary', async () => {
    const response = await post('/v1/tts/generate', {text: 'The kitchen lights are on.'});
    expect(response.headers.get('content-type')).toBe('audio/wav');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE']);
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  });

  it('is recorded', async () => {
    await call('/v1/domains/dom_7f3a');
    expect(mock.requests).toEqual([{call: 'getDomain', method: 'GET', path: '/v1/domains/dom_7f3a', status: 200}]);
  });
});

describe('a request that departs from the contract', () => {
  it.each<[string, () => Promise<Response>, number, RegExp]>([
    ['no key', () => call('/v1/domains/a', {headers: {}}), 401, /header Authorization: .* \/ no such header/],
    [
      'an empty key',
      () => call('/v1/domains/a', {headers: {Authorization: 'Bearer '}}),
      401,
      /header Authorization: .* \/ "Bearer"/,
    ],
    [
      'an unknown path',
      () => post('/v1/nlu/prase', {text: 'a'}),
      404,
      /address: POST \/v1\/nlu\/parse \/ POST \/v1\/nlu\/prase/,
    ],
    ['a path without its version', () => post('/nlu/parse', {text: 'a'}), 404, /address: POST \/v1\/nlu\/parse/],
    ['another method', () => call('/v1/nlu/parse'), 405, /address: POST \/v1\/nlu\/parse \/ GET/],
    ['a stream without WebSocket', () => call('/v1/recognize/stream'), 405, /WebSocket \/v1\/recognize\/stream/],
    [
      'another content type',
      () => post('/v1/nlu/parse', 'text=a', {...key, 'Content-Type': 'text/plain'}),
      415,
      /Content-Type: application\/json/,
    ],
    ['broken JSON', () => post('/v1/nlu/parse', '{"text": "a",}'), 400, /body: JSON/],
    ['a missing field', () => post('/v1/assistant/converse', {text: 'a'}), 400, /body: a field "session_id"/],
    [
      'an unknown field',
      () => post('/v1/nlu/parse', {text: 'a', lang: 'en'}),
      400,
      /no other fields than text, domain \/ a field "lang"/,
    ],
    ['a wrong type', () => post('/v1/tts/generate', {text: 'a', speed: '1.0'}), 400, /body\.speed: number \/ "1\.0"/],
    [
      'a wrong choice',
      () => post('/v1/tts/generate', {text: 'a', format: 'aac'}),
      400,
      /body\.format: one of wav, mp3, flac, ogg \/ "aac"/,
    ],
    ['an empty text', () => post('/v1/nlu/parse', {text: ''}), 400, /body\.text/],
    ['a body where none belongs', () => post('/v1/domains/a/train', {}), 400, /body: no body \/ 2 bytes/],
    ['a query', () => call('/v1/domains/a?verbose=1'), 400, /query: no query \/ \?verbose=1/],
    ['a form without its file', () => postForm([['language', 'en-US']]), 400, /body: a field "audio"/],
    ['a text in place of a file', () => postForm([['audio', 'meeting.wav']]), 400, /body\.audio: a file \/ a text/],
    [
      'an empty file',
      () => postForm([['audio', new File([], 'meeting.wav')]]),
      400,
      /body\.audio: a file \/ an empty file/,
    ],
    [
      'a file in place of a text',
      () =>
        postForm([
          ['audio', recording],
          ['model', recording],
        ]),
      400,
      /body\.model: a text \/ a file/,
    ],
    [
      'an unknown form field',
      () =>
        postForm([
          ['audio', recording],
          ['lang', 'en'],
        ]),
      400,
      /a field "lang"/,
    ],
    [
      'a form field sent twice',
      () =>
        postForm([
          ['audio', recording],
          ['model', 'a'],
          ['model', 'b'],
        ]),
      400,
      /body\.model: one field/,
    ],
    [
      'a form that is none',
      () => post('/v1/recognize', 'x', {...key, 'Content-Type': 'multipart/form-data'}),
      400,
      /with its boundary/,
    ],
    [
      'no recording',
      () => post('/v1/speech/recognize', '', {...key, 'Content-Type': 'audio/wav'}),
      400,
      /bytes of a recording/,
    ],
    [
      'a failure the call does not have',
      () => call('/v1/domains/a', {headers: {...key, Prefer: 'status=302'}}),
      400,
      /401, 429, 4XX, 5XX \/ 302/,
    ],
  ])('with %s is refused and recorded', async (_, send, status, problem) => {
    const response = await send();
    expect(response.status).toBe(status);
    const error = await response.json();
    expect(Object.keys(error)).toEqual(['code', 'message', 'details']);
    expect(error.code).toBe('mock_contract_violation');
    expect(seen().join('\n')).toMatch(problem);
  });

  it('names the place of an error deep in the body', async () => {
    await post('/v1/domains', {
      ...{name: 'a', description: '', language: 'en-US', terms: [], intents: []},
      phrases: [
        {text: 'a', weight: 0.5},
        {text: 'b', weight: 2},
      ],
    });
    expect(seen()).toEqual(['POST /v1/domains body.phrases[1].weight: a number <= 1 / 2']);
  });
});

describe('a request that asks for a failure', () => {
  const ask = (status: number) =>
    postForm([['audio', recording]]).then(() =>
      fetch(`${mock.url}/v1/speech/recognize`, {
        method: 'POST',
        headers: {...key, 'Content-Type': 'audio/wav', Prefer: `status=${status}`},
        body: 'RIFF',
      }),
    );

  it('gets 429 with an error object', async () => {
    const response = await ask(429);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({
      code: 'mock_status_429',
      message: expect.stringContaining('Too Many Requests'),
    });
  });

  it("gets the contract's example where there is one", async () => {
    expect(await (await ask(400)).json()).toMatchObject({code: 'invalid_audio_format'});
  });

  it("gets any status of a documented class, and isn't recorded as a problem", async () => {
    expect((await ask(503)).status).toBe(503);
    expect(mock.problems).toEqual([]);
  });
});

describe('pages under development', () => {
  const preflight = (origin: string) => call('/v1/nlu/parse', {method: 'OPTIONS', headers: {Origin: origin}});

  it("can call from localhost:3000, and others can't", async () => {
    const own = await preflight('http://localhost:3000');
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, 'http://localhost:3000']);
    expect(own.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect((await preflight('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    expect(mock.requests).toEqual([]);
  });
});

describe('starting the mock', () => {
  it('fails with the system error when the port is taken', async () => {
    const port = Number(new URL(mock.url).port);
    await expect(createMock({port})).rejects.toMatchObject({code: 'EADDRINUSE'});
  });
});
