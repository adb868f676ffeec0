import {createEngine, type Engine} from './engine';
import {fetchWithRetries, kept} from './load';
import type {Reply, Request} from './protocol';

/** Runs most of the engine's code. */
const warmUp = 'first words';

/**
 * Answers the page's messages. The worker fetches the index itself, so that it can search before the page has the
 * dialog on the screen. A query before the index gets no answer: the page asks again when it is told of it.
 */
export function createAnswering(reply: (reply: Reply) => void): (request: Request) => Promise<void> {
  let engine: Engine | undefined;
  let load: (() => Promise<void>) | undefined;
  const loadFrom = (address: string) =>
    kept(async () => {
      const bytes = await fetchWithRetries(address, () => reply({type: 'retrying'}));
      const made = createEngine(JSON.parse(new TextDecoder().decode(bytes)));
      engine = made;
      // The first query takes the longest, and nobody waits for this one.
      setTimeout(() => made.search(warmUp));
    });
  return async (request) => {
    if (request.type === 'search') {
      if (engine) reply({type: 'results', results: engine.search(request.query)});
      return;
    }
    load ??= loadFrom(request.index);
    // A stale index still answers: only a search that never got one has failed.
    await load().catch(() => undefined);
    reply({type: engine ? 'ready' : 'failed'});
  };
}
