import {problemAtOffset} from './place';
import type {Fence, SampleProblem} from './types';

/** Reports curly quotes in code, which no language reads as quotes. Output and prose can contain them. */
export function curlyQuotes(fence: Fence): SampleProblem[] {
  const found = /[“”„‘’‚]/.exec(fence.code);
  if (!found) return [];
  const complaint = {expected: 'straight quotes in code', received: found[0], fix: 'write " or \'.'};
  return [problemAtOffset(fence, found.index, complaint)];
}
