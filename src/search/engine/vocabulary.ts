import {stem} from './stem';
import type {Store} from './store';

/** The numbers of known terms that begin with these letters. */
export function withPrefix(prefix: string, {list, initials}: Store, most = list.length): number[] {
  const found: number[] = [];
  for (const id of initials.get(prefix[0] ?? '') ?? []) {
    if (found.length === most) break;
    if (list[id]?.startsWith(prefix)) found.push(id);
  }
  return found;
}

/** Forms of a word share at least these first letters, so only such terms need to be looked at. */
const sharedLetters = 3;

const stems = new WeakMap<Store, (string | undefined)[]>();

/** Stems are made when asked for, since a query has few words and an index many, and kept for the next key press. */
function stemsOf(store: Store): (string | undefined)[] {
  const known = stems.get(store);
  if (known) return known;
  const made: string[] = [];
  stems.set(store, made);
  return made;
}

/** The numbers of known forms of a word: "rotate" for "rotating". */
export function familyOf(word: string, store: Store): number[] {
  if (word.length < sharedLetters) return [];
  const root = stem(word);
  const known = stemsOf(store);
  return withPrefix(word.slice(0, sharedLetters), store).filter((id) => {
    known[id] ??= stem(store.list[id] ?? '');
    return known[id] === root;
  });
}
