import type {SplitIndex} from '../encoded';
import {fetchJson} from '../load';
import type {SearchEngine, SearchInstance} from '../searchEngine';
import type {QueryWord} from './queryWord';
import {defaultRanking} from './ranking';
import {createSteps} from './results';
import {createSplitStore, type FetchPart} from './splitStore';

const termsOf = ({terms, phrases}: QueryWord): number[] => [
  ...terms.keys(),
  ...phrases.flatMap((phrase) => phrase.terms.flat()),
];

/**
 * Makes a split index searchable: each search first loads the parts that it needs. The results are the same as with a
 * whole index.
 */
export function buildSplitSearch(index: SplitIndex, fetchPart: FetchPart, ranking = defaultRanking): SearchInstance {
  const store = createSplitStore(index, ranking, fetchPart);
  const {parse, rank, show, suggestions} = createSteps(store, index.answers);
  return {
    async search(query) {
      const words = parse(query);
      await store.loadTerms(words.flatMap(termsOf));
      const ranked = rank(query, words);
      // Sections with the same snippet are shown once, so the first ten texts may not be enough.
      let results = show(query, words, ranked);
      while (await store.loadMissingTexts()) results = show(query, words, ranked);
      return results;
    },
    suggestions,
  };
}

/** The engine of a site whose index is split. */
export const splitEngine: SearchEngine<SplitIndex> = {build: (index) => buildSplitSearch(index, fetchJson)};
