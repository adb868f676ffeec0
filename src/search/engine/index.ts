import type {EncodedIndex} from '../encoded';
import type {Group, Hit, Results} from '../shape';
import {answerTo} from './answer';
import {createFinder} from './matches';
import {longestQuery, understand} from './query';
import {type Ranked, rank} from './rank';
import type {Slot} from './slot';
import {mark, snippet} from './snippet';
import {createStore, type Store} from './store';
import {nearestWords} from './typos';
import {fold} from './words';

/** How much is shown, and how good a page's second and third section must be to stand above the next page. */
const shown = {pages: 8, sections: 3, all: 10, share: 0.7} as const;

function hitOf({section, score}: Ranked, slots: Slot[], store: Store): Hit | undefined {
  const entry = store.sections[section];
  if (!entry) return undefined;
  const {href, trail, heading} = entry;
  return {
    href,
    trail,
    heading: mark(heading, slots, store),
    snippet: snippet(store.textOf(section), slots, store),
    score,
  };
}

/** Brings the best sections together by page. Of sections that would show the same words, a page shows one. */
function group(ranked: Ranked[], slots: Slot[], store: Store): Group[] {
  const groups = new Map<number, Group>();
  let count = 0;
  for (const entry of ranked) {
    const page = store.sections[entry.section]?.page ?? -1;
    const known = groups.get(page);
    if (count >= shown.all) break;
    if (
      known
        ? known.hits.length >= shown.sections || entry.score < (known.hits[0]?.score ?? 0) * shown.share
        : groups.size >= shown.pages
    )
      continue;
    const hit = hitOf(entry, slots, store);
    if (!hit || known?.hits.some(({snippet: {text}}) => text !== '' && text === hit.snippet.text)) continue;
    if (known) known.hits.push(hit);
    else groups.set(page, {page: store.index.pages[page]?.[1] ?? '', hits: [hit]});
    count++;
  }
  return [...groups.values()];
}

/** A search over one index. */
export interface Engine {
  search(query: string): Results;
}

/** Makes an index searchable. It takes some tens of milliseconds, so the site does it in a worker. */
export function createEngine(index: EncodedIndex): Engine {
  const store = createStore(index);
  const find = createFinder(store);
  return {
    search(query) {
      const asked = query.slice(0, longestQuery);
      const slots = understand(asked, store);
      const found = find(slots.filter(({terms}) => terms.size > 0));
      const groups = group(rank(found, store, asked), slots, store);
      const lost = groups.length > 0 ? [] : slots.filter(({weight}) => weight === 1);
      const nearest = [...new Set(lost.flatMap(({word}) => nearestWords(word, store)))].slice(0, 4);
      // Who types a heading wants that section, and no figure in front of it.
      const isHeading = fold(groups[0]?.hits[0]?.heading.text ?? '') === fold(asked.trim());
      const answer = isHeading ? undefined : answerTo(asked, store);
      return {query, groups, nearest, ...(answer && {answer})};
    },
  };
}
