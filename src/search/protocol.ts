import type {Results} from './shape';

/** What the page says to the worker: first the index as it was fetched, then queries. */
export type Request = {type: 'index'; bytes: ArrayBuffer} | {type: 'search'; query: string};

/** What the worker answers: that it can search (or can't read the index), then one answer for each query. */
export type Reply = {type: 'ready'} | {type: 'unreadable'} | {type: 'results'; results: Results};
