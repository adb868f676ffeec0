import type {Reply, Request} from './protocol';
import type {Results} from './shape';
import {startWorker} from './startWorker';

export type State = 'loading' | 'retrying' | 'ready' | 'failed';

export interface ClientEvents {
  state: (state: State) => void;
  results: (results: Results) => void;
}

/** The page's side of the search: has the worker load the index, and asks one query at a time, always the latest. */
export interface Client {
  /** Has the worker load what is missing or older than it is kept. */
  prepare: () => void;
  search: (query: string) => void;
}

/** Addresses of the worker's script and the index, and the worker itself where it was started already. */
export interface Sources {
  worker: string;
  index: string;
  started?: Worker | undefined;
}

export function createClient({started, ...addresses}: Sources, events: ClientEvents): Client {
  let next = started;
  let worker: Worker | undefined;
  let state: State = 'loading';
  /** The query that the worker has, and the one to ask after it. */
  let asking: string | undefined;
  let waiting: string | undefined;

  const become = (now: State) => {
    state = now;
    events.state(now);
  };
  const post = (request: Request) => worker?.postMessage(request);
  const ask = () => {
    if (!worker || asking !== undefined || waiting === undefined) return;
    asking = waiting;
    waiting = undefined;
    post({type: 'search', query: asking});
  };
  const fail = () => {
    worker?.terminate();
    worker = undefined;
    asking = undefined;
    become('failed');
  };
  const start = () => {
    worker = next ?? startWorker(addresses.worker);
    next = undefined;
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      if (data.type === 'failed') return fail();
      if (data.type === 'results') {
        asking = undefined;
        // An answer to what is no longer asked would flicker: the newer query is on its way.
        if (waiting === undefined) events.results(data.results);
      } else if (state !== 'ready') become(data.type);
      ask();
    });
  };

  return {
    prepare: () => {
      if (!worker) {
        start();
        become('loading');
      }
      post({type: 'load', index: addresses.index});
    },
    search: (query) => {
      // What the worker has already is not asked twice, and it keeps the first query until it has the index.
      waiting = query === asking ? undefined : query;
      ask();
    },
  };
}
