import type {EncodedIndex, SplitIndex} from '../../../src/search/encoded';
import {ownEngine} from '../../../src/search/engine';
import {splitEngine} from '../../../src/search/engine/split';
import {fetchJson} from '../../../src/search/load';
import type {SearchInstance} from '../../../src/search/searchEngine';
import {hrefsOf} from '../../../tests/search/judge';
import {exposeContender} from './shared';

let built: SearchInstance | undefined;

exposeContender({
  async prepare() {
    const index = (await fetchJson('/bench/index.json')) as EncodedIndex | SplitIndex;
    built = await ('termFiles' in index ? splitEngine.build(index) : ownEngine.build(index));
  },
  async search(query) {
    const results = await built?.search(query);
    return results ? hrefsOf(results) : [];
  },
});
