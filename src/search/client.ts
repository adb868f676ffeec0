import {fetchWithRetries, kept} from './load';
import type {Reply, Request} from './protocol';
import type {Results} from './shape';
import {startWorker} from './startWorker';

export type State = 'loading' | 'retrying' | 'ready' | 'failed';

export interface ClientEvents {
  state: (state: State) => void;
  results: (results: Results) => void;
}

/** The page's side of the search: brings index and worker together, and asks one query at a time, always the latest. */
export interface Client {
  /** Loads what is missing or older than the cache keeps. */
  prepare: () => void;
  search: (query: string) => void;
}

/** Addresses of the worker's script and the index, and the worker itself where it was started already. */
export interface Sources {
  worker: string;
  index: string;
  started?: Worker;
}

export function createClient({started, ...addresses}: Sources, events: ClientEvents): Client {
  let next = started;
  let worker: Worker | undefined;
  let state: State = 'loading';
  let waiting: string | undefined;
  let busy = false;

  const become = (now: State) => {
    state = now;
    events.state(now);
  };
  const post = (request: Request, transfer: Transferable[] = []) => worker?.postMessage(request, transfer);
  const ask = () => {
    if (busy || waiting === undefined || state !== 'ready') return;
    busy = true;
    post({type: 'search', query: waiting});
    waiting = undefined;
  };
  const fail = () => {
    worker?.terminate();
    worker = undefined;
    busy = false;
    become('failed');
  };
  const start = () => {
    worker = next ?? startWorker(addresses.worker);
    next = undefined;
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      if (data.type === 'unreadable') return fail();
      if (data.type === 'ready') {
        become('ready');
      } else {
        busy = false;
        // An answer to what is no longer asked would flicker: the newer query is on its way.
        if (waiting === undefined) events.results(data.results);
      }
      ask();
    });
  };

  const load = kept(async () => {
    if (!worker) start();
    if (state !== 'ready') become('loading');
    const bytes = await fetchWithRetries(addresses.index, () => state !== 'ready' && become('retrying'));
    post({type: 'index', bytes}, [bytes]);
  });

  return {
    prepare: () => {
      if (state === 'failed') become('loading');
      // A stale index still answers: only a search that never got one has failed.
      load().catch(() => state !== 'ready' && fail());
    },
    search: (query) => {
      waiting = query;
      ask();
    },
  };
}
