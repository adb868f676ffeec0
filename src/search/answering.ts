import {createEngine, type Engine} from './engine';
import {fetchWithRetries, kept} from './load';
import {practise} from './practice';
import type {Reply, Request} from './protocol';

/**
 * Answers the page's messages. The worker fetches the index itself, so that it can search before the page has the
 * dialog on the screen. Of the queries that come before the index, the last one is answered once it is there.
 */
export function createAnswering(reply: (reply: Reply) => void): (request: Request) => Promise<void> {
  let engine: Engine | undefined;
  let early: string | undefined;
  let load: (() => Promise<void>) | undefined;
  const loadFrom = (address: string) =>
    kept(async () => {
      const fetching = fetchWithRetries(address, () => reply({type: 'retrying'}));
      if (!engine) practise();
      engine = createEngine(JSON.parse(new TextDecoder().decode(await fetching)));
    });
  const search = (query: string) => {
    if (engine) reply({type: 'results', results: engine.search(query)});
    else early = query;
  };
  return async (request) => {
    if (request.type === 'search') return search(request.query);
    load ??= loadFrom(request.index);
    // A stale index still answers: only a search that never got one has failed.
    await load().catch(() => undefined);
    reply({type: engine ? 'ready' : 'failed'});
    if (early !== undefined) search(early);
    early = undefined;
  };
}
