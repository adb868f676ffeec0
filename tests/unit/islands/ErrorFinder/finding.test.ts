import {findingOf} from '../../../../src/islands/ErrorFinder/finding';
import {readText} from '../../../../src/islands/ErrorFinder/read';
import type {Call} from '../../../../src/sandbox/calls';
import {contract} from '../../../../src/sandbox/contract';
import {fixture} from '../../../helpers/fixture';

type Row = [text: string, ...rest: (string | null)[]];
type Table = {readings: [string, object][]; statuses: [string, number | null][]; ownCauses: Row[]; clients: Row[]};
const {readings, statuses, ownCauses, clients} = fixture<Table>('pasted-errors');

const callOf = (operation: string) => [...contract.rest, ...contract.streams].find(({id}) => id === operation) as Call;
const found = (text: string, operation = 'recognizeRecording') => findingOf(readText(text), callOf(operation));

test.each(readings)('what is read from %s', (text, reading) =>
  expect({status: null, code: null, operation: null, ...JSON.parse(JSON.stringify(readText(text)))}).toMatchObject(
    reading,
  ),
);

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

const body = '{"code": "invalid_audio_format", "message": "Not supported.", "details": {}}';

test.each(statuses)('the status, wherever it stands in what was printed %j', (text, status) =>
  expect(readText(text).status ?? null).toBe(status),
);

test('the last object that can be parsed is the body', () => {
  for (const text of [
    `{"text": "hi"} ${body}`,
    `{level: warn} ${body}`,
    `HttpResponse{status=400} ${body} trailing }`,
    `data: ${body}\n\n`,
    `"{\\"code\\": \\"invalid_audio_format\\", \\"message\\": \\"Not supported.\\"}"`,
  ])
    expect(readText(text)).toMatchObject({body: 'json', code: 'invalid_audio_format', message: 'Not supported.'});
  expect(readText('HttpResponse{status=503, protocol=h2}').body).toBeUndefined();
});

test('an advice against a retry is given only if no status in the text says otherwise', () => {
  for (const text of ['HTTP/2 503\nHTTP/2 400', 'status: 429, then status: 422'])
    expect(found(text)).toMatchObject({
      retry: {verdict: 'check'},
      notes: [expect.stringMatching(/also contains the status (503|429)/)],
    });
  expect(found('HTTP/2 400\nHTTP/2 503', 'createDomain')?.retry?.verdict).toBe('check');
  expect(found('HTTP/2 401\nHTTP/2 400')?.retry?.verdict).toBe('correct');
});

test.each(ownCauses)('%s has a cause of its own', (text, verdict) => {
  const [own, other] = [text, '400'].map((each) => found(each, 'createDomain'));
  expect(own?.retry?.verdict).toBe(verdict);
  expect(own?.cause).not.toBe(other?.cause);
});

test.each(clients)('what clients print without a response %s', (text, title, verdict) => {
  const finding = found(text, 'createDomain');
  expect(finding?.title).toBe(title);
  expect(finding?.retry?.verdict ?? null).toBe(verdict);
});
