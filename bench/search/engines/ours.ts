import {buildSearch, type OwnSearch} from '../../../src/search/engine';
import {enter, fetchJson} from './shared';

let engine: OwnSearch | undefined;

enter({
  async prepare() {
    engine = buildSearch(await fetchJson('ours.json'));
  },
  async search(query) {
    const found = engine?.search(query);
    return [
      ...(found?.answer ? [found.answer.href] : []),
      ...(found?.groups ?? []).flatMap(({hits}) => hits.map(({href}) => href)),
    ];
  },
});
