import MiniSearch, {type Options} from 'minisearch';
import {decodeIndex} from '../../plugins/files/search-index/encode';
import type {EncodedIndex} from '../../src/search/encoded';
import {Outline} from '../../src/search/engine/outline';
import {stem} from '../../src/search/engine/stem';
import {wordsOf} from '../../src/search/engine/words';

const fields = ['heading', 'title', 'trail', 'alias', 'pageAlias', 'text', 'code'];

/** Splits identifiers the way our engine does: as a whole, the names within a path, and their parts. */
const tokenize = (text: string): string[] =>
  wordsOf(text).flatMap(({whole, names, parts}) => [...new Set([whole, ...names, ...parts])]);

/** What MiniSearch needs to build its index, and again to load it. */
export const options: Options = {
  fields,
  storeFields: ['href', 'heading', 'trail', 'text', 'title'],
  tokenize,
  processTerm: (term) => [...new Set([term, stem(term)])],
  searchOptions: {processTerm: (term) => term},
};

/** Returns MiniSearch's index with everything our engine has, and the words and answers beside it, as JSON. */
export function prebuild(encoded: EncodedIndex): string {
  const {pages, sections: columns, answers, synonyms} = decodeIndex(encoded);
  const outline = new Outline(encoded, encoded.headings.split(' '), encoded.words.split(' '));
  const engine = new MiniSearch(options);
  engine.addAll(
    Array.from({length: outline.count}, (_, id) => {
      const {href, heading, trail, isPage} = outline.at(id);
      return {
        id,
        href,
        heading,
        title: pages[outline.pages[id] ?? 0]?.[1] ?? '',
        trail: trail.slice(1).join(' '),
        alias: `${columns.aliases[id]} ${isPage ? href : ''}`,
        pageAlias: columns.aliases[outline.firsts[id] ?? 0],
        text: columns.texts[id],
        code: columns.codes[id],
      };
    }),
  );
  return JSON.stringify({index: JSON.stringify(engine), answers, synonyms});
}
