import {editDistance} from './editDistance';
import type {Store} from './store';

/** Shorter words are too similar to each other to be corrected. */
const shortest = 4;
const maxCandidates = 6;

/** Returns the number of edits that a typo may take: one in a short word, two in a long one. */
const allowed = (length: number): number => (length < shortest ? 0 : length < 6 ? 1 : 2);

interface Candidate {
  term: string;
  cost: number;
}

function ranked(word: string, store: Store, limit: number, prefix: boolean): Candidate[] {
  const {list} = store;
  const found: Candidate[] = [];
  for (const [id, term] of list.entries()) {
    const count = term.length < 3 ? Number.POSITIVE_INFINITY : editDistance(word, term, limit, prefix);
    if (count > limit || /\d/.test(term)) continue;
    // The first letter is rarely wrong, and a common word is more likely than a rare one.
    const cost =
      count +
      (term[0] === word[0] ? 0 : 0.6) -
      Math.min(0.3, store.postingsOf(id).places.length / 200) +
      (prefix ? 0.01 * term.length : 0);
    found.push({term, cost});
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/**
 * Returns the terms that a misspelled word most likely means, best first.
 * @param isUnfinished whether more letters may follow
 */
export function corrections(word: string, store: Store, isUnfinished: boolean): string[] {
  const limit = allowed(word.length);
  if (limit === 0 || /\d/.test(word)) return [];
  const whole = ranked(word, store, limit, false);
  const found = whole.length > 0 || !isUnfinished ? whole : ranked(word, store, allowed(word.length - 1), true);
  const best = found[0]?.cost ?? 0;
  return found
    .filter(({cost}) => cost <= best + 0.4)
    .slice(0, maxCandidates)
    .map(({term}) => term);
}

/** Returns terms similar to a word that finds nothing, for the reader to choose from. */
export function similarWords(word: string, store: Store): string[] {
  const start = word.slice(0, 16);
  return ranked(start, store, Math.min(4, Math.max(2, Math.ceil(start.length / 2))), false)
    .slice(0, 3)
    .map(({term}) => term);
}
