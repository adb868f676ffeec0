import type {EncodedIndex} from './encoded';
import {cached, fetchJson} from './load';
import type {Reply, Request} from './protocol';
import type {SearchInstance} from './searchEngine';

/**
 * Handles the page's requests in the worker. The worker fetches the index itself, so it can search before the page
 * shows the dialog. Of the queries that arrive before the index, it handles only the last one.
 * @param engine builds a search from the index as the build wrote it, or is a search that needs no index
 */
export function createRequestHandler(
  engine: SearchInstance | ((index: EncodedIndex) => SearchInstance),
  reply: (reply: Reply) => void,
): (request: Request) => Promise<void> {
  let built: SearchInstance | undefined;
  let early: string | undefined;
  let load: (() => Promise<void>) | undefined;
  const loadFrom = (address: string) =>
    cached(async () => {
      if (typeof engine !== 'function') built = engine;
      else built = engine((await fetchJson(address, () => reply({type: 'retrying'}))) as EncodedIndex);
    });
  const search = async (query: string) => {
    if (!built) {
      early = query;
      return;
    }
    try {
      const results = await built.search(query);
      const isEmpty = results.groups.length === 0 && !results.answer;
      reply({type: 'results', results, suggestions: isEmpty ? await built.suggestions(query) : []});
    } catch {
      reply({type: 'failed'});
    }
  };
  return async (request) => {
    if (request.type === 'search') return search(request.query);
    load ??= loadFrom(request.index);
    // If a new index can't be loaded, the search continues with the old one.
    await load().catch(() => undefined);
    reply({type: built ? 'ready' : 'failed'});
    const query = early;
    // Cleared before the search, because another request can arrive during it.
    early = undefined;
    if (query !== undefined) await search(query);
  };
}
