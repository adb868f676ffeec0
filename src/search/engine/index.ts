import type {EncodedIndex} from '../encoded';
import type {SearchEngine, SearchInstance} from '../searchEngine';
import type {Results} from '../shape';
import {defaultRanking} from './ranking';
import {createSteps} from './results';
import {createStore} from './store';

/** A search that returns its results synchronously. */
export interface SyncSearch extends SearchInstance {
  search(query: string): Results;
  suggestions(query: string): string[];
}

/** Makes an index searchable. This takes tens of milliseconds, so the site does it in a worker. */
export function buildSearch(index: EncodedIndex, ranking = defaultRanking): SyncSearch {
  const {parse, rank, show, suggestions} = createSteps(createStore(index, ranking), index.answers);
  return {
    search(query) {
      const words = parse(query);
      return show(query, words, rank(query, words));
    },
    suggestions,
  };
}

/** The engine of this site. */
export const ownEngine: SearchEngine<EncodedIndex> = {build: (index) => buildSearch(index)};
