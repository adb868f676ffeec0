import {decodeIndex} from '../../../plugins/files/search-index/encode';
import type {EncodedIndex} from '../../../src/search/encoded';
import {Outline} from '../../../src/search/engine/outline';

/** Returns the sections of an index as a service stores them. */
export function documentsOf(index: EncodedIndex) {
  const {texts, aliases, codes} = decodeIndex(index).sections;
  const outline = new Outline(index, index.headings.split(' '), index.words.split(' '));
  return texts.map((text, section) => {
    const {href, heading, trail} = outline.at(section);
    return {href, page: trail[0] ?? heading, heading, trail, text, aliases: aliases[section], code: codes[section]};
  });
}
