import {problemAtOffset} from './place';
import type {Fence, Problem} from './types';

/** Straight quotes by the curly ones that editors put in their place. */
export const straightQuotes: Record<string, string> = {'“': '"', '”': '"', '„': '"', '‘': "'", '’': "'", '‚': "'"};

/** Matches a curly quote. */
export const curlyQuote = new RegExp(`[${Object.keys(straightQuotes).join('')}]`);

/** Reports curly quotes in code, which no language reads as quotes. Output and prose can contain them. */
export function curlyQuotes(fence: Fence): Problem[] {
  const found = curlyQuote.exec(fence.code);
  if (!found) return [];
  const complaint = {expected: 'straight quotes in code', received: found[0], fix: 'write " or \'.'};
  return [problemAtOffset(fence, found.index, complaint)];
}
