import type {SearchInstance} from '../../src/search/searchEngine';
import type {Group, Hit, Marked} from '../../src/search/shape';

interface Part {
  url: string;
  title: string;
  /** HTML in which only `<mark>` is markup. */
  excerpt: string;
  locations: number[];
}

interface PagefindPage {
  url: string;
  meta: {title: string};
  sub_results: Part[];
}

interface Pagefind {
  search(query: string): Promise<{results: {score: number; data(): Promise<PagefindPage>}[]}>;
}

/** How much is shown: what Pagefind's own interface shows. */
const [pagesShown, partsShown] = [5, 3];

const entities: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&'};

/** Returns the address that the site serves a file at. */
function addressOf(url: string): string {
  const {pathname, hash} = new URL(url, location.origin);
  return pathname.replace(/\.html$/, '').replace(/(?<=.)\/(?:index)?$/, '') + hash;
}

/** Returns an excerpt as text, with the ranges of its marks. */
function markedOf(excerpt: string): Marked {
  let text = '';
  const marks: Marked['marks'] = [];
  for (const [index, piece] of excerpt.split(/<\/?mark>/).entries()) {
    const start = text.length;
    text += piece.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
    if (index % 2 === 1) marks.push([start, text.length, true]);
  }
  return {text, marks};
}

function groupOf({url, meta, sub_results: parts}: PagefindPage, score: number): Group {
  const best = [...parts].sort((a, b) => b.locations.length - a.locations.length).slice(0, partsShown);
  const hits = best.map((part): Hit => {
    const href = addressOf(part.url);
    const trail = href === addressOf(url) ? [] : [meta.title];
    return {href, trail, heading: {text: part.title, marks: []}, snippet: markedOf(part.excerpt), score};
  });
  return {page: meta.title, hits};
}

/**
 * Creates a search with Pagefind, which loads only the parts of its index that a query needs.
 * @param address where the site serves `pagefind.js`
 */
export function pagefindSearch(address: string): SearchInstance {
  let loading: Promise<Pagefind> | undefined;
  return {
    async search(query) {
      loading ??= import(/* webpackIgnore: true */ address) as Promise<Pagefind>;
      const {results} = await (await loading).search(query);
      const shown = results.slice(0, pagesShown);
      return {query, groups: await Promise.all(shown.map(async ({data, score}) => groupOf(await data(), score)))};
    },
    suggestions: () => [],
  };
}
