import type {Group, Hit, Results, SearchIndex} from '../shape';
import {answerTo} from './answer';
import {understand} from './query';
import {type Ranked, rank} from './rank';
import type {Slot} from './slot';
import {mark, snippet} from './snippet';
import {createStore, type Store} from './store';
import {nearestWords} from './typos';
import {fold} from './words';

/** How much is shown, and how good a page's second and third section must be to stand above the next page. */
const shown = {pages: 8, sections: 3, all: 14, share: 0.7} as const;

function group(ranked: Ranked[], store: Store): Ranked[][] {
  const groups = new Map<number, Ranked[]>();
  let count = 0;
  for (const entry of ranked) {
    const page = store.sections[entry.section]?.page ?? -1;
    const known = groups.get(page);
    if (count >= shown.all) break;
    if (known) {
      const best = known[0]?.score ?? 0;
      if (known.length >= shown.sections || entry.score < best * shown.share) continue;
      known.push(entry);
    } else {
      if (groups.size >= shown.pages) continue;
      groups.set(page, [entry]);
    }
    count++;
  }
  return [...groups.values()];
}

function hit({section, score}: Ranked, slots: Slot[], store: Store): Hit | undefined {
  const entry = store.sections[section];
  if (!entry) return undefined;
  const {href, trail, heading, text} = entry;
  return {href, trail, heading: mark(heading, slots, store), snippet: snippet(text, slots, store), score};
}

/** A search over one index. */
export interface Engine {
  search(query: string): Results;
}

/** Makes an index searchable. It takes some tens of milliseconds, so the site does it in a worker. */
export function createEngine(index: SearchIndex): Engine {
  const store = createStore(index);
  return {
    search(query) {
      const slots = understand(query, store);
      const groups = group(rank(slots, store), store).map((entries): Group => {
        const hits = entries.flatMap((entry) => hit(entry, slots, store) ?? []);
        const page = store.sections[entries[0]?.section ?? -1]?.page ?? -1;
        return {page: index.pages[page]?.[1] ?? '', hits};
      });
      const lost = groups.length > 0 ? [] : slots.filter(({weight}) => weight === 1);
      const nearest = [...new Set(lost.flatMap(({word}) => nearestWords(word, store)))].slice(0, 4);
      // Who types a heading wants that section, and no figure in front of it.
      const isHeading = fold(groups[0]?.hits[0]?.heading.text ?? '') === fold(query.trim());
      const answer = isHeading ? undefined : answerTo(query, store);
      return {query, groups, nearest, ...(answer && {answer})};
    },
  };
}
