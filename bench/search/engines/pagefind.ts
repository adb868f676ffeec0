import {exposeContender} from './shared';

interface Pagefind {
  init: () => Promise<void>;
  search: (
    query: string,
  ) => Promise<{results: {data: () => Promise<{url: string; sub_results: {url: string; locations: number[]}[]}>}[]}>;
}

let engine: Pagefind | undefined;
const clean = (url: string) =>
  new URL(url, location.origin).pathname.replace(/\.html$/, '').replace(/(?<=.)\/(index)?$/, '') +
  new URL(url, location.origin).hash;

exposeContender({
  async prepare() {
    const address = '/pagefind/pagefind.js';
    engine = (await import(address)) as Pagefind;
    await engine.init();
  },
  async search(query) {
    const {results} = (await engine?.search(query)) ?? {results: []};
    // What its own interface shows: five pages, and for each the three sections with the most matching words.
    const pages = await Promise.all(results.slice(0, 5).map(({data}) => data()));
    return pages.flatMap(({url, sub_results}) => {
      const best = [...sub_results].sort((a, b) => b.locations.length - a.locations.length).slice(0, 3);
      return [...new Set([...best.map((part) => clean(part.url)), clean(url)])].slice(0, 3);
    });
  },
});
