/** @jest-environment node */
import {createMock, type Mock} from '../../../authoring/api/mock';
import {contract} from '../../../src/sandbox/contract';

const key = {Authorization: 'Bearer any-key'};
const json = {...key, 'Content-Type': 'application/json'};
const recording = new File(['RIFF'], 'meeting.wav');

let mock: Mock;
beforeEach(async () => {
  mock = await createMock();
});
afterEach(() => mock.close());

const call = (path: string, init: RequestInit = {}) => fetch(mock.url + path, {headers: key, ...init});

const post = (path: string, body: object) => call(path, {method: 'POST', headers: json, body: JSON.stringify(body)});

function postRecording(): Promise<Response> {
  const form = new FormData();
  form.append('audio', recording);
  form.append('language', 'en-US');
  return call('/v1/recognize', {method: 'POST', body: form});
}

describe('a correct request', () => {
  it("gets the contract's example, for every call", async () => {
    for (const {id, method, path, body, responses} of contract.rest) {
      const url = `/v1${path.replace('{domainId}', 'dom_7f3a')}`;
      const isForm = body?.contentType === 'multipart/form-data';
      const response = await (isForm
        ? postRecording()
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
  it('gets an error object, and is recorded with its call and the place in it', async () => {
    const response = await post('/v1/tts/generate', {text: 'a', speed: 'fast'});
    expect(response.status).toBe(400);
    const error = await response.json();
    expect(Object.keys(error)).toEqual(['code', 'message', 'details']);
    expect(error.code).toBe('mock_contract_violation');
    expect(mock.problems).toEqual([
      {request: 'POST /v1/tts/generate', where: 'body.speed', expected: 'number', received: '"fast"'},
    ]);
  });
});

describe('a request that asks for a failure', () => {
  const ask = (status: number) =>
    call('/v1/speech/recognize', {
      method: 'POST',
      headers: {...key, 'Content-Type': 'audio/wav', Prefer: `status=${status}`},
      body: 'RIFF',
    });

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

it("web pages can't call the mock", async () => {
  const preflight = await call('/v1/nlu/parse', {method: 'OPTIONS', headers: {Origin: 'http://localhost:3000'}});
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});

describe('starting the mock', () => {
  it('fails with the system error when the port is taken', async () => {
    const port = Number(new URL(mock.url).port);
    await expect(createMock({port})).rejects.toMatchObject({code: 'EADDRINUSE'});
  });
});
