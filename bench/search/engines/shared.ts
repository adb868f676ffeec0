import type {EncodedIndex} from '../../../src/search/encoded';
import type {SearchEngine, SearchInstance} from '../../../src/search/searchEngine';
import {hrefsOf} from '../../../tests/search/judge';

/** An engine as it is measured, in the browser. */
export interface Contender {
  /** Fetches what it needs and makes it searchable. */
  prepare: () => Promise<void>;
  /** Addresses for a query, best first. */
  search: (query: string) => Promise<string[]>;
}

/** Hands an engine over to the measurement. */
export function exposeContender(contender: Contender): void {
  Object.assign(window, {contender});
}

/** Fetches one of the files that `prepare.ts` wrote next to the site. */
async function fetchJson<T>(name: string): Promise<T> {
  return (await (await fetch(`/bench/${name}`)).json()) as T;
}

/** Hands a search engine over to the measurement, with the index that the site ships. */
export function exposeEngine(engine: SearchEngine<EncodedIndex>): void {
  let built: SearchInstance | undefined;
  exposeContender({
    async prepare() {
      built = await engine.build(await fetchJson('ours.json'));
    },
    async search(query) {
      const results = await built?.search(query);
      return results ? hrefsOf(results) : [];
    },
  });
}
