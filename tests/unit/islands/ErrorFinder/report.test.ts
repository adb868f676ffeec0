/** @jest-environment node */

import {readText} from '../../../../src/islands/ErrorFinder/read';
import {redact, redactValue} from '../../../../src/islands/ErrorFinder/redact';
import {reportOf} from '../../../../src/islands/ErrorFinder/report';
import {contract} from '../../../../src/sandbox/contract';
import {fixture} from '../../../helpers/fixture';

const [call] = contract.rest as [(typeof contract.rest)[0]];

const pasted = fixture<Record<string, string[]>>('pasted-errors');
const {secrets = [], shortSecrets = [], harmless = []} = pasted;

/** Parts of secrets that no report may contain. */
const secret = 'q7Zp2Lx9Vt4Rn8Ks';

test.each(secrets)('keys are removed %j', (text) => {
  const {text: safe, count} = redact(text);
  expect(count).toBeGreaterThan(0);
  for (const word of [secret, secret.toLowerCase(), secret.replace(/\d/g, 'x'), secret.slice(0, 8), secret.slice(8)])
    expect(safe).not.toContain(word);
});

test.each(shortSecrets)('keys are removed even if they are short: %s', (text) =>
  expect(redact(text)).toEqual({text: expect.not.stringContaining('abc123def'), count: 1}),
);

it('keys are removed from fields whose names say that they are secret, at any depth', () => {
  const headers = {apiKey: 'short', list: [{password: 1, passphrase: 'short'}]};
  const {value} = redactValue({headers, card: 4_111_111_111_111_111});
  expect(JSON.stringify(value)).not.toMatch(/short|1\}|4111/);
});

it.each(['\n', '\r\n', '\r'])('keys are removed up to the end of a header without quotation marks: %j', (lineBreak) => {
  const {text, count} = redact(['Authorization: Bearer abc 123', 'Accept: */*'].join(lineBreak));
  expect({text, count}).toEqual({text: 'Authorization: [removed]\nAccept: */*', count: 1});
});

it.each(harmless)('nothing is removed from %s', (text) => expect(redact(text)).toEqual({text, count: 0}));

const reportFor = (text: string) => reportOf(readText(text), call);

it('a report says what was called and what came back', () => {
  const {removed, text} = reportFor('400 {"code": "bad_form", "message": "No.", "details": {"a": ["WAV"]}}');
  expect(removed).toBe(0);
  expect(text.split('\n')).toEqual([
    'Timbre API v1, error report',
    'Call: POST https://api.timbre.example/v1/recognize',
    ...['Status: 400', 'Code: bad_form', 'Message: No.', 'Details: {"a":["WAV"]}', 'Body: JSON'],
    ...['Time (UTC): ', 'What I expected: '],
  ]);
});

it('a report contains nothing of the text that was not recognized', () => {
  const {text} = reportFor(`my key is ${secret}\ncurl -u me:${secret}\n401 <html>${secret}`);
  expect(text).toContain('Status: 401');
  expect(text).not.toContain(secret);
});

it('a report keeps one line for each field, whatever the body has', () => {
  const message = `line\n\n${'word '.repeat(2_000)}\nCall: none`;
  const {text} = reportFor(`400 ${JSON.stringify({code: `bad\n${secret}`, message, details: {[secret]: secret}})}`);
  expect(text.split('\n')).toHaveLength(8);
  expect(Math.max(...text.split('\n').map(({length}) => length))).toBeLessThan(1_100);
  expect(text).not.toContain(secret);
});
