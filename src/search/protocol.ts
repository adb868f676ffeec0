import type {Results} from './shape';

/** What the page sends to the worker: where the index is, which the worker loads or renews, and queries. */
export type Request = {type: 'load'; index: string} | {type: 'search'; query: string};

/**
 * What the worker sends to the page: that it can search, that it's trying to load the index again, or that search has
 * failed; and the results of each query, with suggestions if there are no results.
 */
export type Reply =
  | {type: 'ready' | 'retrying' | 'failed'}
  | {type: 'results'; results: Results; suggestions: string[]};
