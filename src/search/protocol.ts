import type {Results} from './shape';

/** What the page says to the worker: to load the index (again, once it is older than it is kept), and queries. */
export type Request = {type: 'load'; index: string} | {type: 'search'; query: string};

/**
 * What the worker answers: that it can search, that it tries again to get the index, or that it has none; and one answer
 * for each query.
 */
export type Reply = {type: 'ready' | 'retrying' | 'failed'} | {type: 'results'; results: Results};
