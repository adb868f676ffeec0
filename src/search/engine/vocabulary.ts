import {stem} from './stem';
import type {Store} from './store';

/** Returns the numbers of the terms that begin with these letters. */
export function withPrefix(prefix: string, {list, initials}: Store, most = list.length): number[] {
  const found: number[] = [];
  for (const id of initials.get(prefix[0] ?? '') ?? []) {
    if (found.length === most) break;
    if (list[id]?.startsWith(prefix)) found.push(id);
  }
  return found;
}

/** Forms of a word share at least this many first letters, so only terms with the same ones are compared. */
const sharedLetters = 3;

const stems = new WeakMap<Store, (string | undefined)[]>();

/** Returns the stems of the terms. They are computed on demand, because a query needs few of them, and kept. */
function stemsOf(store: Store): (string | undefined)[] {
  const known = stems.get(store);
  if (known) return known;
  const made: string[] = [];
  stems.set(store, made);
  return made;
}

/** Returns the numbers of the terms that are forms of a word: "rotate" for "rotating". */
export function formsOf(word: string, store: Store): number[] {
  if (word.length < sharedLetters) return [];
  const root = stem(word);
  const known = stemsOf(store);
  return withPrefix(word.slice(0, sharedLetters), store).filter((id) => {
    known[id] ??= stem(store.list[id] ?? '');
    return known[id] === root;
  });
}
