import fc from 'fast-check';
import snippets from '../fixtures/hostile-snippets.json';

/** Characters with a meaning in shells, programs, URLs, or forms, and what isn't shown. */
const marks = [...'\'"`;,:@<>\\$!~%&|*?=#+-/.(){}[]\r\n\t \u202e\u200f\u2028\ufeff\uffff\u0301é💥'];

/** Texts that have broken programs, any Unicode, and numbers, in a row. */
export const hostileText = fc
  .array(
    fc.oneof(
      {weight: 4, arbitrary: fc.constantFrom(...snippets)},
      {weight: 4, arbitrary: fc.constantFrom(...marks)},
      {weight: 2, arbitrary: fc.string({unit: 'binary', maxLength: 5})},
      {weight: 2, arbitrary: fc.string({unit: 'grapheme', maxLength: 5})},
      {weight: 1, arbitrary: fc.double().map(String)},
    ),
    {minLength: 1, maxLength: 7, size: 'max'},
  )
  .map((parts) => parts.join(''));

/** How often, and from where, a lab's functions are tried. */
export const trials = {numRuns: 2_000, seed: 354, interruptAfterTimeLimit: 90_000, markInterruptAsFailure: true};

/** Expects messages to be readable: they have text, and nothing in place of a missing value. */
export function expectClear(...messages: string[]): void {
  for (const message of messages) expect(message).toMatch(/^(?!.*(?:undefined|NaN|\[object)).*\S/s);
}

/** Returns what a function returns. Expects it to need less than a second of the processor, however busy the machine is. */
export function briefly<Result>(read: () => Result): Result {
  const start = process.cpuUsage();
  const result = read();
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  return result;
}
