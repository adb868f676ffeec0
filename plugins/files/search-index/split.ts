import {
  characterOf,
  type EncodedIndex,
  type PartFiles,
  type SplitIndex,
  type TermsFile,
} from '../../../src/search/encoded';
import {encodePostings} from '../../../src/search/engine/postingsCode';
import {defaultRanking} from '../../../src/search/engine/ranking';
import {createStore, fields} from '../../../src/search/engine/store';

/** About how many characters a file has. Smaller files save bytes, larger ones requests. */
const fileCharacters = {terms: 60_000, texts: 60_000};

type Entry<Key> = [key: Key, text: string];

/** Splits a list into parts of about `characters` each. An entry isn't divided. */
function partsOf<Key>(entries: Entry<Key>[], characters: number): Entry<Key>[][] {
  const parts: Entry<Key>[][] = [];
  let size = characters;
  for (const entry of entries) {
    if (size >= characters) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += entry[1].length;
  }
  return parts;
}

/**
 * Splits an index into what each search needs, and files of which a search needs few.
 * @param addressOf names a file
 * @returns the index, and the content of each file by address
 */
export function splitIndex(
  whole: EncodedIndex,
  addressOf: (name: 'terms' | 'texts', content: string) => string,
  characters = fileCharacters,
): {index: SplitIndex; files: Map<string, string>} {
  const {aliases: _, codes: __, texts, ...index} = whole;
  const {list, lengths, outline, postingsOf, frequencyOf} = createStore(whole, defaultRanking);
  const files = new Map<string, string>();
  const add = <Key>(name: 'terms' | 'texts', part: Entry<Key>[], content: unknown): PartFiles<Key> => {
    const text = JSON.stringify(content);
    const address = addressOf(name, text);
    files.set(address, text);
    return part.slice(0, 1).map(([first]) => [first, address]);
  };
  const terms = list
    .map((term, number): Entry<string> => [term, encodePostings(postingsOf(number))])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const sections = texts.split(' ').map((text, section): Entry<number> => [section, text]);
  return {
    index: {
      ...index,
      lengths: fields.map((_, field) =>
        Array.from({length: outline.count}, (_section, section) =>
          characterOf(lengths[section * fields.length + field] ?? 0),
        ).join(''),
      ),
      otherTerms: list.slice(whole.plain).join(' '),
      frequencies: list.map((_, term) => characterOf(frequencyOf(term))).join(''),
      termFiles: partsOf(terms, characters.terms).flatMap((part) => {
        const [own, postings] = [0, 1].map((column) => part.map((entry) => entry[column]).join(' '));
        return add('terms', part, {terms: own, postings} as TermsFile);
      }),
      textFiles: partsOf(sections, characters.texts).flatMap((part) =>
        add('texts', part, part.map(([, text]) => text).join(' ')),
      ),
    },
    files,
  };
}
