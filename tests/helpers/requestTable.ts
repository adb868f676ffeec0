import type {FormField} from '../../src/sandbox/request';

/** A request that is sent to every host of the sandbox, and the status that each must return. */
export interface TableRequest {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | FormField[];
  status: number;
  /** Text that the response's body must have. */
  says?: RegExp;
}

const key = {Authorization: 'Bearer any-key'};
const json = {...key, 'Content-Type': 'application/json'};
const wav = {...key, 'Content-Type': 'audio/wav'};
const bytes = (text: string) => new TextEncoder().encode(text);
const recording: FormField = {name: 'audio', value: {fileName: 'meeting.wav', bytes: bytes('RIFF')}};
const text = (name: string, value: string): FormField => ({name, value});
const file = (name: string, content: string): FormField => ({
  name,
  value: {fileName: 'meeting.wav', bytes: bytes(content)},
});

type Options = Partial<TableRequest> & {status: number};
const post = (name: string, path: string, body: TableRequest['body'], options: Options): TableRequest => ({
  name,
  method: 'POST',
  path: `/v1${path}`,
  headers: Array.isArray(body) ? key : json,
  body,
  ...options,
});
const get = (name: string, path: string, options: Options): TableRequest => ({
  name,
  method: 'GET',
  path: `/v1${path}`,
  headers: key,
  ...options,
});
const parse = (name: string, body: object | string, options: Options) =>
  post(name, '/nlu/parse', typeof body === 'string' ? body : JSON.stringify(body), options);
const speak = (name: string, body: object, options: Options) =>
  post(name, '/tts/generate', JSON.stringify(body), options);
const form = (name: string, fields: FormField[], options: Options) => post(name, '/recognize', fields, options);
const prefer = (status: string, base = key) => ({...base, Prefer: `status=${status}`});

const domain = {name: 'a', description: '', language: 'en-US', terms: [], phrases: [], intents: []};

/** Requests in an order that matters: some of them change domains. */
export const requestTable: TableRequest[] = [
  form('a recording', [recording, text('language', 'en-US')], {status: 200, says: /schedule a meeting/}),
  parse('a sentence', {text: 'turn on the kitchen lights'}, {status: 200, says: /lights\.turn_on/}),
  parse(
    'another sentence',
    {text: 'schedule a meeting with Dana on Friday at ten'},
    {
      status: 200,
      says: /meeting\.schedule/,
    },
  ),
  parse('a sentence in a ready domain', {text: 'on', domain: 'dom_7f3a'}, {status: 200}),
  speak('a text', {text: 'The kitchen lights are on.'}, {status: 200, says: /^RIFF/}),
  post('a turn', '/assistant/converse', '{"text": "on", "session_id": "s"}', {status: 200, says: /"action"/}),
  post('a binary recording', '/speech/recognize', bytes('RIFF'), {headers: wav, status: 200, says: /Donna/}),
  get('a domain that is ready', '/domains/dom_7f3a', {status: 200, says: /"ready"/}),

  get('no key', '/domains/dom_7f3a', {headers: {}, status: 401, says: /received no such header/}),
  get('an empty key', '/domains/dom_7f3a', {headers: {Authorization: 'Bearer '}, status: 401, says: /"Bearer/}),
  get('an unknown domain', '/domains/dom_0', {status: 404, says: /received \\"dom_0\\"/}),
  get('an unknown path', '/domain', {status: 404, says: /expected (GET|POST) \/v1\/domains/}),
  post('a misspelled path', '/nlu/prase', '{}', {status: 404, says: /expected POST \/v1\/nlu\/parse/}),
  post('a path without its version', '', '{}', {path: '/nlu/parse', status: 404, says: /POST \/v1\/nlu\/parse/}),
  get('another method', '/nlu/parse', {status: 405, says: /expected POST \/v1\/nlu\/parse/}),
  get('a stream without WebSocket', '/recognize/stream', {status: 405, says: /WebSocket \/v1\/recognize\/stream/}),
  parse('another content type', 'text=a', {headers: {...key, 'Content-Type': 'text/plain'}, status: 415}),
  get('a query', '/domains/dom_7f3a?verbose=1', {status: 400, says: /received \?verbose=1/}),
  parse('broken JSON', '{"text": "a",}', {status: 400, says: /expected JSON/}),
  parse("JSON that isn't an object", 'null', {status: 400, says: /body: expected object, received null/}),
  parse('an unknown field', {text: 'a', lang: 'en'}, {status: 400, says: /no other fields than text, domain/}),
  parse('a field that every object inherits', '{"text": "a", "constructor": 1}', {status: 400, says: /constructor/}),
  parse('an empty text', {text: ''}, {status: 400, says: /body\.text: expected a text that is not empty/}),
  parse('an unknown domain', {text: 'a', domain: 'dom_0'}, {status: 400, says: /the ID of a ready domain/}),
  post('a missing field', '/assistant/converse', '{"text": "a"}', {status: 400, says: /a field \\"session_id\\"/}),
  speak('a wrong type', {text: 'a', speed: '1.0'}, {status: 400, says: /body\.speed: expected number/}),
  speak('a number out of range', {text: 'a', speed: 0}, {status: 400, says: /a number > 0, received 0/}),
  speak('a wrong choice', {text: 'a', format: 'aac'}, {status: 400, says: /one of wav, mp3, flac, ogg/}),
  post(
    'a nested wrong value',
    '/domains',
    JSON.stringify({
      ...domain,
      phrases: [
        {text: 'a', weight: 0.5},
        {text: 'b', weight: 2},
      ],
    }),
    {status: 400, says: /body\.phrases\[1\]\.weight: expected a number <= 1, received 2/},
  ),
  post('an unexpected body', '/domains/dom_7f3a/train', '{}', {status: 400, says: /received 2 bytes/}),
  form('a form without its file', [text('language', 'en-US')], {status: 400, says: /a field \\"audio\\"/}),
  form('a text in place of a file', [text('audio', 'meeting.wav')], {status: 400, says: /a file, received a text/}),
  form('an empty file', [file('audio', '')], {status: 400, says: /received an empty file/}),
  form('a file in place of a text', [recording, file('model', 'a')], {
    status: 400,
    says: /body\.model: expected a text/,
  }),
  form('an unknown form field', [recording, text('lang', 'en')], {status: 400, says: /a field \\"lang\\"/}),
  form('a repeated form field', [recording, text('model', 'a'), text('model', 'b')], {status: 400, says: /one field/}),
  form("a file that isn't audio", [file('audio', 'hello')], {status: 400, says: /"invalid_audio_format"/}),
  post('an MP3 file in place of a WAV file', '/speech/recognize', bytes('ID3'), {
    headers: wav,
    status: 400,
    says: /"invalid_audio_format"/,
  }),
  post('a form without a boundary', '/recognize', 'x', {
    headers: {...key, 'Content-Type': 'multipart/form-data'},
    status: 400,
    says: /with its boundary/,
  }),
  post('no recording', '/speech/recognize', '', {headers: wav, status: 400, says: /the bytes of a recording/}),

  get('a request for status 429', '/domains/dom_7f3a', {headers: prefer('429'), status: 429, says: /mock_status_429/}),
  get('a request for status 503', '/domains/dom_7f3a', {headers: prefer('503'), status: 503}),
  get('a request for an undocumented status', '/domains/dom_7f3a', {
    headers: prefer('302'),
    status: 400,
    says: /received 302/,
  }),
  post('a request for the error of a bad recording', '/speech/recognize', bytes('RIFF'), {
    headers: prefer('400', wav),
    status: 400,
    says: /"supported_formats"/,
  }),

  post('a definition', '/domains', JSON.stringify(domain), {status: 201, says: /^\{"id":"dom_7f3a"\}$/}),
  parse('an untrained domain', {text: 'a', domain: 'dom_7f3a'}, {status: 400, says: /never trained/}),
  post('a start of training', '/domains/dom_7f3a/train', undefined, {
    headers: key,
    status: 202,
    says: /"status":"training"/,
  }),
  parse('a domain in training', {text: 'a', domain: 'dom_7f3a'}, {status: 400, says: /which is training/}),
];

/** Returns a body without what depends on the clock and the engine, so that hosts can be compared. */
export const comparable = (body: string): string =>
  body.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)').replace(/received [^"]*JSON[^"]*/g, '(parser)');
