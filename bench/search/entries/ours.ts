import type {EncodedIndex} from '../../../src/search/encoded';
import {buildSearch} from '../../../src/search/engine';
import {hrefsOf} from '../../../tests/search/judge';
import {expose} from '../contender';

expose(async () => {
  const engine = buildSearch((await (await fetch('/ours.json')).json()) as EncodedIndex);
  return (query) => hrefsOf(engine.search(query));
});
