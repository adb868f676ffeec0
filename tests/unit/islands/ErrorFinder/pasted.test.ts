/** @jest-environment node */
import {findingOf} from '../../../../src/islands/ErrorFinder/finding';
import {readText} from '../../../../src/islands/ErrorFinder/read';
import {contract} from '../../../../src/sandbox/contract';
import {fixture} from '../../../helpers/fixture';

const [recognize] = contract.rest;
const create = contract.rest.find(({id}) => id === 'createDomain');
if (!recognize || !create) throw new Error('The contract has changed.');

type Row = [text: string, ...rest: (string | null)[]];
type Table = {statuses: [string, number | null][]; ownCauses: Row[]; clients: Row[]};
const {statuses, ownCauses, clients} = fixture<Table>('pasted-errors');

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
    expect(findingOf(readText(text), recognize)).toMatchObject({
      retry: {verdict: 'check'},
      notes: [expect.stringMatching(/also contains the status (503|429)/)],
    });
  expect(findingOf(readText('HTTP/2 400\nHTTP/2 503'), create)?.retry?.verdict).toBe('check');
  expect(findingOf(readText('HTTP/2 401\nHTTP/2 400'), recognize)?.retry?.verdict).toBe('correct');
});

test.each(ownCauses)('%s has a cause of its own', (text, verdict) => {
  const [own, other] = [text, '400'].map((each) => findingOf(readText(each), create));
  expect(own?.retry?.verdict).toBe(verdict);
  expect(own?.cause).not.toBe(other?.cause);
});

test.each(clients)('what clients print without a response %s', (text, title, verdict) => {
  const found = findingOf(readText(text), create);
  expect(found?.title).toBe(title);
  expect(found?.retry?.verdict ?? null).toBe(verdict);
});
