import type {Answer, Group, Hit, Results} from '../shape';
import {createAnswerFinder} from './answer';
import {createFinder} from './matches';
import {maxQueryLength, parseQuery} from './query';
import type {QueryWord} from './queryWord';
import {type Ranked, rank} from './rank';
import {mark, snippet} from './snippet';
import type {Store} from './store';
import {similarWords} from './typos';
import {fold} from './words';

/** How many results are shown, and the share of a page's best score that its other sections need to be shown, too. */
const shown = {pages: 8, sections: 3, all: 10, share: 0.7} as const;

const maxSuggestions = 4;

function hitOf({section, score}: Ranked, query: QueryWord[], store: Store): Hit {
  const {href, trail, heading} = store.outline.at(section);
  return {
    href,
    trail,
    heading: mark(heading, query, store),
    snippet: snippet(store.textOf(section), query, store),
    score,
  };
}

/** Groups the best sections by page. Of sections with the same snippet, a page shows only one. */
function group(ranked: Ranked[], query: QueryWord[], store: Store): Group[] {
  const groups = new Map<number, Group>();
  let count = 0;
  for (const entry of ranked) {
    const page = store.outline.pages[entry.section] ?? -1;
    const known = groups.get(page);
    if (count >= shown.all) break;
    if (
      known
        ? known.hits.length >= shown.sections || entry.score < (known.hits[0]?.score ?? 0) * shown.share
        : groups.size >= shown.pages
    )
      continue;
    const hit = hitOf(entry, query, store);
    if (known?.hits.some(({snippet: {text}}) => text !== '' && text === hit.snippet.text)) continue;
    if (known) known.hits.push(hit);
    else groups.set(page, {page: store.pages[page]?.[1] ?? '', hits: [hit]});
    count++;
  }
  return [...groups.values()];
}

/** The steps of a search, between which a split index loads what the next one needs. */
export interface Steps {
  parse: (query: string) => QueryWord[];
  /** Ranks the sections. Needs the postings of the words. */
  rank: (query: string, words: QueryWord[]) => Ranked[];
  /** Groups the best sections. Needs their texts. */
  show: (query: string, words: QueryWord[], ranked: Ranked[]) => Results;
  suggestions: (query: string) => string[];
}

export function createSteps(store: Store, answers: Answer[]): Steps {
  const find = createFinder(store);
  const findAnswer = createAnswerFinder(answers, store.outline);
  const parse = (query: string) => parseQuery(query.slice(0, maxQueryLength), store);
  return {
    parse,
    rank(query, words) {
      const found = find(words.filter(({terms, phrases}) => terms.size > 0 || phrases.length > 0));
      return rank(found, store, query.slice(0, maxQueryLength));
    },
    show(query, words, ranked) {
      const asked = query.slice(0, maxQueryLength);
      const groups = group(ranked, words, store);
      // A heading typed exactly leads to its section, without an answer above it.
      const isHeading = fold(groups[0]?.hits[0]?.heading.text ?? '') === fold(asked.trim());
      const answer = isHeading ? undefined : findAnswer(asked);
      return {query, groups, ...(answer && {answer})};
    },
    suggestions(query) {
      const keywords = parse(query).filter(({isKeyword}) => isKeyword);
      return [...new Set(keywords.flatMap(({text}) => similarWords(text, store)))].slice(0, maxSuggestions);
    },
  };
}
