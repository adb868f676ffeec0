/** The largest number that a plan is computed for. */
const maxCount = 1_000_000_000;

/** What can be wrong with a number that someone has typed. */
export type CountProblem = 'empty' | 'negative' | 'fraction' | 'notDigits' | 'zero' | 'tooLarge';

/** Reads a whole number, with or without thousands separators, or returns what is wrong with it. */
export function readCount(text: string): number | CountProblem {
  const typed = text.trim();
  if (typed === '') return 'empty';
  if (/^[-−]/.test(typed)) return 'negative';
  if (/^\d*\.\d*$|^\d+,\d{1,2}$/.test(typed)) return 'fraction';
  if (!/^(\d+|\d{1,3}([,\s]\d{3})+)$/.test(typed)) return 'notDigits';
  const value = Number(typed.replace(/[,\s]/g, ''));
  if (value === 0) return 'zero';
  return value > maxCount ? 'tooLarge' : value;
}

/** Returns whether a text can still become a number, such as `5,0` on the way to `5,000`. */
export const isUnfinished = (text: string): boolean => /^$|^\d{1,3}([,\s]\d{3})*[,\s]\d{0,2}$/.test(text.trim());
