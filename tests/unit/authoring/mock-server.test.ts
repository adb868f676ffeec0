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

it("a failure that a request asks for isn't recorded as a problem", async () => {
  const headers = {...key, Prefer: 'status=503'};
  expect((await call('/v1/domains/dom_7f3a', {headers})).status).toBe(503);
  expect(mock.problems).toEqual([]);
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
