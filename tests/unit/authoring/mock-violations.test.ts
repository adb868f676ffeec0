/** @jest-environment node */
import {call, installMock, key, mock, post, postForm, recording} from './mockServer';

installMock();

/** Returns the recorded problems. */
const seen = () =>
  mock.problems.map(({request, where, expected, received}) => `${request} ${where}: ${expected} / ${received}`);

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
