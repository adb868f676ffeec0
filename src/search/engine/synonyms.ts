import type {Synonyms} from '../shape';
import type {QueryWord} from './queryWord';
import {stem} from './stem';
import type {Store} from './store';

interface Entry {
  /** The roots of what readers type. */
  roots: string[];
  finds: string[];
  kind: keyof Synonyms;
}

/** Entries by the first root of what readers type. */
type Entries = Map<string, Entry[]>;

const known = new WeakMap<Store, Entries>();

/** Returns the entries of an index, and caches them. */
function entriesOf(store: Store): Entries {
  const prepared = known.get(store);
  if (prepared) return prepared;
  const entries: Entries = new Map();
  const enter = (typed: string, finds: string[], kind: Entry['kind']) => {
    const roots = typed.split(' ').map(stem);
    const first = roots[0] ?? '';
    entries.set(first, [...(entries.get(first) ?? []), {roots, finds, kind}]);
  };
  const {oneWay, twoWay} = store.synonyms;
  for (const [typed = '', ...finds] of oneWay) enter(typed, finds, 'oneWay');
  for (const group of twoWay) for (const typed of group) enter(typed, group, 'twoWay');
  known.set(store, entries);
  return entries;
}

/** Calls `add` for each synonym of each word of the query, including those of typed phrases that contain the word. */
export function addSynonyms(
  query: QueryWord[],
  store: Store,
  add: (word: QueryWord, synonym: string, value: number) => void,
): void {
  const entries = entriesOf(store);
  query.forEach((word, index) => {
    for (const {roots, finds, kind} of entries.get(word.root) ?? []) {
      if (!roots.every((root, offset) => query[index + offset]?.root === root)) continue;
      for (const typed of query.slice(index, index + roots.length))
        for (const synonym of finds) add(typed, synonym, store.ranking.synonyms[kind]);
    }
  });
}
