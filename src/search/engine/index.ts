import type {EncodedIndex} from '../encoded';
import type {SearchInstance} from '../searchEngine';
import type {Results} from '../shape';
import {createAnswerFinder} from './answer';
import {find} from './matches';
import {maxQueryLength, parseQuery} from './query';
import type {QueryWord} from './queryWord';
import {rank} from './rank';
import {defaultRanking} from './rankingWeights';
import {group} from './results';
import {mark} from './snippet';
import {createStore} from './store';
import {similarWords} from './typos';
import {fold} from './words';

const maxSuggestions = 4;

/** A search that returns its results synchronously. */
export interface SyncSearch extends SearchInstance {
  search(query: string): Results;
  suggestions(query: string): string[];
}

/** Makes an index searchable. This takes tens of milliseconds, so the site does it in a worker. */
export function buildSearch(index: EncodedIndex, ranking = defaultRanking): SyncSearch {
  const store = createStore(index, ranking);
  const findAnswer = createAnswerFinder(index.answers, store.outline);
  return {
    search(query) {
      const asked = query.slice(0, maxQueryLength);
      const words = parseQuery(asked, store);
      const isKnown = ({terms, phrases}: QueryWord) => terms.size > 0 || phrases.length > 0;
      const found = words.filter(isKnown).map((word) => find(word, store));
      const missing = words.filter((word) => word.isKeyword && !isKnown(word)).map(({text}) => text);
      const groups = group(rank(found, store, asked), words, store);
      // A heading typed exactly leads to its section, without an answer above it.
      const isHeading = fold(groups[0]?.hits[0]?.heading.text ?? '') === fold(asked.trim());
      const answer = isHeading ? undefined : findAnswer(asked);
      const marked = (text: string) => mark(text, words, store);
      const shown = answer && {...answer, title: marked(answer.title), text: marked(answer.text)};
      return {query, groups, missing, answer: shown};
    },
    suggestions(query) {
      const keywords = parseQuery(query.slice(0, maxQueryLength), store).filter(({isKeyword}) => isKeyword);
      return [...new Set(keywords.flatMap(({text}) => similarWords(text, store)))].slice(0, maxSuggestions);
    },
  };
}
