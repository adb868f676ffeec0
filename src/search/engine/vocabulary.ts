import {stem} from './stem';
import type {Store} from './store';

/** The place in the alphabet from which terms begin with, or follow, the word. */
function lowerBound(sorted: string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Known terms that begin with these letters, in alphabetical order. */
export function withPrefix(prefix: string, {sorted}: Store, most = sorted.length): string[] {
  const found: string[] = [];
  for (let at = lowerBound(sorted, prefix); at < sorted.length && found.length < most; at++) {
    const term = sorted[at] ?? '';
    if (!term.startsWith(prefix)) break;
    found.push(term);
  }
  return found;
}

/** Forms of a word share at least these first letters, so only such terms need to be looked at. */
const sharedLetters = 3;

/** Known forms of a word: "rotate" for "rotating". Made when asked for, since a query has few words and an index many. */
export function familyOf(word: string, store: Store): string[] {
  if (word.length < sharedLetters) return [];
  const root = stem(word);
  return withPrefix(word.slice(0, sharedLetters), store).filter((term) => stem(term) === root);
}
