import type {Reply, Request} from './protocol';
import type {Results} from './shape';
import {startWorker} from './startWorker';

export type State = 'loading' | 'retrying' | 'ready' | 'failed';

export interface ClientEvents {
  state: (state: State) => void;
  results: (results: Results, suggestions: string[]) => void;
}

/** The page's side of the search. It sends one query at a time, always the latest. */
export interface Client {
  /** Makes the worker load the index, unless it has one that is recent enough. */
  prepare: () => void;
  search: (query: string) => void;
}

/** The addresses of the worker's script and of the index, and the worker if it's already running. */
export interface Sources {
  worker: string;
  index: string;
  started?: Worker | undefined;
}

export function createClient({started, ...addresses}: Sources, events: ClientEvents): Client {
  let running = started;
  let worker: Worker | undefined;
  let state: State = 'loading';
  /** The query that was sent, and the one to send next. */
  let sent: string | undefined;
  let next: string | undefined;

  const setState = (value: State) => {
    state = value;
    events.state(value);
  };
  const post = (request: Request) => worker?.postMessage(request);
  const sendNext = () => {
    if (!worker || sent !== undefined || next === undefined) return;
    sent = next;
    next = undefined;
    post({type: 'search', query: sent});
  };
  const fail = () => {
    worker?.terminate();
    worker = undefined;
    sent = undefined;
    setState('failed');
  };
  const start = () => {
    worker = running ?? startWorker(addresses.worker);
    running = undefined;
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      if (data.type === 'failed') return fail();
      if (data.type === 'results') {
        sent = undefined;
        // Results of an older query would flicker, because a newer query follows.
        if (next === undefined) events.results(data.results, data.suggestions);
      } else if (state !== 'ready') setState(data.type);
      sendNext();
    });
  };

  return {
    prepare: () => {
      if (!worker) {
        start();
        setState('loading');
      }
      post({type: 'load', index: addresses.index});
    },
    search: (query) => {
      // The worker keeps a query that it gets before the index, so the same query isn't sent twice.
      next = query === sent ? undefined : query;
      sendNext();
    },
  };
}
