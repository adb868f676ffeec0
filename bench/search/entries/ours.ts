import type {EncodedIndex} from '../../../src/search/encoded';
import {buildSearch} from '../../../src/search/engine';
import {hrefsOf} from '../../../tests/search/judge';
import {expose, fetchJson} from '../contender';

expose(async () => {
  const engine = buildSearch(await fetchJson<EncodedIndex>('/ours.json'));
  return (query) => hrefsOf(engine.search(query));
});
