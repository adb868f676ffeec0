import {createEngine, type Engine} from '../../../src/search/engine';
import {enter, fetchJson} from './shared';

let engine: Engine | undefined;

enter({
  async prepare() {
    engine = createEngine(await fetchJson('ours.json'));
  },
  async search(query) {
    const found = engine?.search(query);
    return [
      ...(found?.answer ? [found.answer.href] : []),
      ...(found?.groups ?? []).flatMap(({hits}) => hits.map(({href}) => href)),
    ];
  },
});
