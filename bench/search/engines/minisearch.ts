import MiniSearch from 'minisearch';
import {enter} from './shared';
import {vitepress} from './vitepress';

let engine: MiniSearch | undefined;

enter({
  async prepare() {
    engine = MiniSearch.loadJSON(await (await fetch('/bench/minisearch.json')).text(), vitepress);
  },
  async search(query) {
    return (engine?.search(query) ?? []).slice(0, 16).map(({href}) => String(href));
  },
});
