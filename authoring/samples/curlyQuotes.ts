import {problemAtOffset} from './place';
import type {Fence, Problem} from './types';

/** Reports curly quotes in code, which no language reads as quotes. Output and prose can contain them. */
export function curlyQuotes(fence: Fence): Problem[] {
  return [...fence.code.matchAll(/[“”‘’]/g)]
    .slice(0, 1)
    .map(({0: received, index}) =>
      problemAtOffset(fence, index, {expected: 'straight quotes in code', received, fix: 'write " or \'.'}),
    );
}
