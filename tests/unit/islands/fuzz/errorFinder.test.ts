/** @jest-environment node */
import fc from 'fast-check';
import {findingOf} from '../../../../src/islands/ErrorFinder/finding';
import {readText} from '../../../../src/islands/ErrorFinder/read';
import {reportOf} from '../../../../src/islands/ErrorFinder/report';
import {contract} from '../../../../src/sandbox/contract';
import {fixture} from '../../../helpers/fixture';
import {briefly, expectClear, hostileText, trials} from '../../../helpers/hostile';

const calls = fc.constantFrom(...contract.rest, ...contract.streams);

const {printed} = fixture<{printed: string[]}>('pasted-errors');

/** Returns ways in which programs state the status of a response. */
const stated = (status: number) => fc.constantFrom(...printed.map((text) => text.replace('{status}', String(status))));

const anyStatus = fc.oneof(fc.constantFrom(400, 401, 404, 408, 422, 429, 500, 503), fc.integer({min: 100, max: 599}));
const line = fc.oneof(
  hostileText,
  anyStatus.chain(stated),
  anyStatus.map(String),
  fc.constantFrom('fetch failed', 'closed 1006', 'CORS'),
);
const pasted = fc.array(line, {maxLength: 5}).map((lines) => lines.join('\n'));

test('any text has a finding or none, in clear words, and a short report without keys', () => {
  const check = (text: string, call: Parameters<typeof findingOf>[1], isKnown: boolean) => {
    const reading = briefly(() => readText(text));
    const finding = findingOf(reading, call, isKnown);
    if (finding) {
      const {title, cause, remedy, notes, retry, further} = finding;
      const messages = [title, cause, remedy, ...notes, retry?.text ?? 'none', ...further.flatMap(Object.values)];
      expectClear(...messages.map((message) => message.replaceAll(reading.code ?? '\0', 'code')));
      expect(title.length).toBeLessThan(200);
    }
    const report = briefly(() => reportOf(reading, call)).text;
    expect(report).not.toMatch(/q7Zp2Lx9Vt4Rn8Ks/);
    expect(report.split('\n').length).toBeLessThan(12);
  };
  fc.assert(fc.property(pasted, calls, fc.boolean(), check), trials);
});

test('a text that states 429 or a status from 500 never gets the advice not to retry', () => {
  const retried = fc.constantFrom(429, 500, 502, 503, 504).chain(stated);
  const check = (before: string, status: string, after: string, call: Parameters<typeof findingOf>[1]) => {
    expect(findingOf(readText(`${before}\n${status}\n${after}`), call)?.retry?.verdict).not.toBe('correct');
  };
  fc.assert(fc.property(pasted, retried, pasted, calls, check), trials);
});
