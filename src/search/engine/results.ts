import type {Group, Hit} from '../shape';
import type {QueryWord} from './queryWord';
import type {Ranked} from './rank';
import {mark, snippet} from './snippet';
import type {Store} from './store';

/** How many results are shown, and the share of a page's best score that its other sections need to be shown, too. */
const shown = {pages: 8, sections: 3, all: 10, share: 0.7} as const;

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
export function group(ranked: Ranked[], query: QueryWord[], store: Store): Group[] {
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
