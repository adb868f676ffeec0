import {edits, lettersOf, missingLetters} from './edits';
import type {Store} from './store';

/** Shorter words are too close to each other to be corrected. */
const shortest = 4;
const mostCandidates = 6;

/** One slip in a short word, two in a long one. */
const allowed = (length: number): number => (length < shortest ? 0 : length < 6 ? 1 : 2);

interface Candidate {
  term: string;
  cost: number;
}

const letterSets = new WeakMap<Store, Uint32Array>();

/** The letters of every known term; 0 for those that no typo stands for: short ones and such with figures. */
function lettersIn(store: Store): Uint32Array {
  const known = letterSets.get(store);
  if (known) return known;
  const made = Uint32Array.from(store.list, (term) => (term.length < 3 || /\d/.test(term) ? 0 : lettersOf(term)));
  letterSets.set(store, made);
  return made;
}

function ranked(word: string, store: Store, limit: number, prefix: boolean): Candidate[] {
  const {list, starts} = store;
  const sets = lettersIn(store);
  const found: Candidate[] = [];
  const letters = lettersOf(word);
  for (let id = 0; id < list.length; id++) {
    const set = sets[id] ?? 0;
    if (set === 0 || missingLetters(letters, set) > limit) continue;
    const term = list[id] ?? '';
    const count = edits(word, term, limit, prefix);
    if (count > limit) continue;
    const frequency = (starts[id + 1] ?? 0) - (starts[id] ?? 0);
    // Readers rarely mistake the first letter, and rather mean a common word than a rare one.
    const cost =
      count + (term[0] === word[0] ? 0 : 0.6) - Math.min(0.3, frequency / 200) + (prefix ? 0.01 * term.length : 0);
    found.push({term, cost});
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/**
 * The known words that a mistyped word most likely stands for, best first.
 * @param typing whether the word may be unfinished
 */
export function corrections(word: string, store: Store, typing: boolean): string[] {
  const limit = allowed(word.length);
  if (limit === 0 || /\d/.test(word)) return [];
  const whole = ranked(word, store, limit, false);
  const found = whole.length > 0 || !typing ? whole : ranked(word, store, allowed(word.length - 1), true);
  const best = found[0]?.cost ?? 0;
  return found
    .filter(({cost}) => cost <= best + 0.4)
    .slice(0, mostCandidates)
    .map(({term}) => term);
}

/** Known words that look like a word that finds nothing, for the reader to choose from. */
export function nearestWords(word: string, store: Store): string[] {
  const start = word.slice(0, 16);
  return ranked(start, store, Math.min(4, Math.max(2, Math.ceil(start.length / 2))), false)
    .slice(0, 3)
    .map(({term}) => term);
}
