import MiniSearch from 'minisearch';
import {decodeIndex} from '../../../plugins/search-index/encode';
import type {EncodedIndex} from '../../../src/search/encoded';
import {stem} from '../../../src/search/engine/stem';
import {createStore} from '../../../src/search/engine/store';
import {wordsOf} from '../../../src/search/engine/words';
import {enter, fetchJson} from './shared';

/** Words whole and in parts, stemmed: what our own query understanding gives MiniSearch. */
const tokenize = (text: string): string[] =>
  wordsOf(text).flatMap(({whole, parts}) => [...new Set([whole, ...parts])].map(stem));

let engine: MiniSearch | undefined;

enter({
  async prepare() {
    const index = await fetchJson<EncodedIndex>('ours.json');
    const {sections} = createStore(index);
    const {texts, codes} = decodeIndex(index).sections;
    engine = new MiniSearch({
      fields: ['heading', 'trail', 'text', 'code'],
      storeFields: ['href'],
      tokenize,
      processTerm: (term) => term,
      searchOptions: {
        boost: {heading: 5, trail: 1.5, text: 1.6},
        prefix: (_, index, terms) => index === terms.length - 1,
        fuzzy: 0.2,
      },
    });
    engine.addAll(
      sections.map(({href, heading, trail}, id) => ({
        id,
        href,
        heading,
        trail: trail.join(' '),
        text: texts[id],
        code: codes[id],
      })),
    );
  },
  async search(query) {
    return (engine?.search(query) ?? []).slice(0, 16).map(({href}) => String(href));
  },
});
