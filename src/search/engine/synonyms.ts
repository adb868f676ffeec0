import type {Synonyms} from '../shape';
import type {QueryWord} from './queryWord';
import type {Ranking} from './rankingWeights';
import {stem} from './stem';

/** What readers type, and what it also finds. */
export interface SynonymEntry {
  /** The roots of what readers type. */
  roots: string[];
  finds: string[];
  kind: keyof Synonyms;
}

/** Returns the entries of an index by the first root of what readers type. */
export function synonymEntries({oneWay, twoWay}: Synonyms): Map<string, SynonymEntry[]> {
  const entries = new Map<string, SynonymEntry[]>();
  const enter = (typed: string, finds: string[], kind: SynonymEntry['kind']) => {
    const roots = typed.split(' ').map(stem);
    const first = roots[0] ?? '';
    entries.set(first, [...(entries.get(first) ?? []), {roots, finds, kind}]);
  };
  for (const [typed = '', ...finds] of oneWay) enter(typed, finds, 'oneWay');
  for (const group of twoWay) for (const typed of group) enter(typed, group, 'twoWay');
  return entries;
}

/** Calls `add` for each synonym of each word of the query, including those of typed phrases that contain the word. */
export function addSynonyms(
  query: QueryWord[],
  entries: ReturnType<typeof synonymEntries>,
  values: Ranking['synonyms'],
  add: (word: QueryWord, synonym: string, value: number) => void,
): void {
  query.forEach((word, index) => {
    for (const {roots, finds, kind} of entries.get(word.root) ?? []) {
      if (!roots.every((root, offset) => query[index + offset]?.root === root)) continue;
      for (const typed of query.slice(index, index + roots.length))
        for (const synonym of finds) add(typed, synonym, values[kind]);
    }
  });
}
