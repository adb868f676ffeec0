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

/** Returns the numbers of the terms that are forms of a word: "rotate" for "rotating". */
export function formsOf(word: string, store: Store): number[] {
  if (word.length < sharedLetters) return [];
  const root = stem(word);
  return withPrefix(word.slice(0, sharedLetters), store).filter((id) => stem(store.list[id] ?? '') === root);
}
