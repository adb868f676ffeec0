import {problemAt} from '../place';
import type {Fence, SampleProblem} from '../types';

const expected = 'code that compiles against api/android-sdk';
const fix = 'use the names and types that api/android-sdk declares.';

/** Reads the errors that the Kotlin compiler printed, with the compiled file in place of the page. */
export function kotlinErrors(output: string): SampleProblem[] {
  return [...output.matchAll(/^(.+?):(\d+):(\d+): error: (.+)$/gm)].map(
    ([, file = '', line, column, received = '']) => ({
      file,
      line: Number(line),
      column: Number(column),
      expected,
      received,
      fix,
    }),
  );
}

/** Reads the errors that the Java compiler printed: a message, the line of code, a caret, and the missing symbol. */
export function javaErrors(output: string): SampleProblem[] {
  const blocks = output.split(/^(?=\S.*\.java:\d+: )/m);
  return blocks.flatMap((block) => {
    const [, file, line, message] = /^(.+?\.java):(\d+): error: (.+)$/m.exec(block) ?? [];
    if (!file || !message) return [];
    const column = (/^( *)\^/m.exec(block)?.[1]?.length ?? 0) + 1;
    const symbol = /^ *symbol: +(.+)$/m.exec(block)?.[1];
    return {file, line: Number(line), column, expected, received: symbol ? `${message}: ${symbol}` : message, fix};
  });
}

/** Converts a compiler's error to a problem in the page. */
export const compilerProblem = (fence: Fence, {file: _, line, column, ...complaint}: SampleProblem): SampleProblem =>
  problemAt(fence, line, column, complaint);
