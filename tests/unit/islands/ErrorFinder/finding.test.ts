/** @jest-environment node */
import {findingOf} from '../../../../src/islands/ErrorFinder/finding';
import {readText} from '../../../../src/islands/ErrorFinder/read';
import {contract} from '../../../../src/sandbox/contract';

type Call = (typeof contract.rest)[0] | (typeof contract.streams)[0];
const callOf = (operation: string) => [...contract.rest, ...contract.streams].find(({id}) => id === operation) as Call;
const found = (text: string, operation = 'recognizeRecording') => findingOf(readText(text), callOf(operation));

test.each([
  ['401', {status: 401}],
  ['HTTP/1.1 429 Too Many Requests', {status: 429}],
  ['HTTP/2 503', {status: 503}],
  ['curl: (22) The requested URL returned error: 404', {status: 404}],
  ['Error: 400: {"code": "bad_field", "message": "No."}', {status: 400, code: 'bad_field', message: 'No.'}],
  ['{"status": 415, "error": {"code": "bad_type"}}', {status: 415, code: 'bad_type', body: 'json'}],
  ['200 OK', {status: 200}],
  ['301 Moved Permanently', {status: 301}],
  ['{"statusCode": 429, "message": "Slow down."}', {status: 429, body: 'json'}],
  ['{"status": "429"}', {status: 429}],
  ['{"status": {"toString": 1}}', {status: undefined, body: 'json'}],
  ['200 words were sent', {status: undefined}],
  ["400 {'code': 'invalid_audio_format', 'message': 'Not \"supported\".'}", {code: 'invalid_audio_format'}],
  ['400 {"code": "invalid_audio_format", "mess', {code: 'invalid_audio_format', body: 'brokenJson'}],
  ['no_speech', {code: 'no_speech', status: undefined}],
  ['TimbreError: permission_denied at start()', {code: 'permission_denied'}],
  ['<html><h1>502 Bad Gateway</h1>', {status: 502, body: 'html'}],
  ['TypeError: fetch failed', {client: expect.objectContaining({title: 'No response'}), status: undefined}],
  ['no response after 500 ms, a timeout', {client: expect.objectContaining({title: 'No response'}), status: undefined}],
  ['1006', {closeCode: 1006, status: undefined}],
  ['WebSocket is closed, code 1008', {closeCode: 1008}],
  ['POST /v1/domains/dom_1/train returned 500', {status: 500, operation: 'trainDomain'}],
  ['POST https://api.timbre.example/v1/speech/recognize 500', {operation: 'recognizeSpeech'}],
  ['wss://api.timbre.example/v1/recognize/stream 429', {operation: 'streamAudio'}],
  ['', {status: undefined, code: undefined, operation: undefined}],
])('what is read from %s', (text, reading) => expect(readText(text)).toMatchObject(reading));

it('what is found is the cause and the remedy of the contract', () => {
  const call = callOf('parseText');
  const documented = call.responses.find(({status}) => status === '401');
  expect(found('401', 'parseText')).toMatchObject({cause: documented?.cause, remedy: documented?.remedy});
  expect(found('422', 'parseText')?.further).toEqual(call.kind === 'rest' && call.causes);
});

it('what is found is the cause that names the code', () => {
  expect(found('400 {"code": "invalid_audio_format", "message": "No."}')).toMatchObject({
    title: 'invalid_audio_format',
    cause: expect.stringContaining('`code` is `invalid_audio_format`'),
    retry: {verdict: 'correct'},
    further: [],
  });
  expect(found('invalid_audio_format', 'parseText')?.notes.join()).toContain('for “Recognize a recording”');
});

test.each(contract.rest.map((call) => [call.id, call.repeat.safe] as const))(
  'a retry of %s after a server error or without a response is safe only if the contract says so',
  (operation, safe) => {
    const text = expect.stringContaining(callOf(operation).repeat.effect.slice(1));
    for (const error of ['503', 'fetch failed', '<html>'])
      expect(found(error, operation)?.retry).toMatchObject({verdict: safe ? 'safe' : 'check', text});
    expect(found('429', operation)?.retry?.verdict).toBe('safe');
    expect(found('400', operation)?.retry?.verdict).toBe('correct');
  },
);

it('what is found is honest about what is not documented', () => {
  expect(found('some_new_code')?.notes.join()).toContain('doesn’t list `some_new_code`');
  expect(found('302')?.title).toBe('302: not documented');
  expect(found('404', 'streamAudio')?.title).toBe('404: not documented');
  expect(found('4001')).toMatchObject({title: 'Close code 4001', cause: 'Version 1 doesn’t specify close codes.'});
  expect(found('hello')).toBeUndefined();
  expect(found('{}')).toBeUndefined();
});

it('what is found tells codes of the SDKs and of the mock apart from those of the API', () => {
  expect(found('no_speech')?.notes).toEqual([expect.stringContaining('SDKs')]);
  expect(found('no_speech')?.retry).toBeUndefined();
  expect(found('400 {"code": "mock_contract_violation"}')?.notes.join()).toContain('from the mock');
  expect(found('500 {"code": "no_speech_at_all"}')?.title).toMatch(/^500: /);
  expect(found('constructor_name')?.notes.join()).toContain('doesn’t list');
});
