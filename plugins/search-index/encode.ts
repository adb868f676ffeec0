import {characterOf, columns, decode, type EncodedIndex} from '../../src/search/encoded';
import type {SearchIndex} from '../../src/search/shape';

/** Words that are terms already. `src/search/engine/dictionary.ts` splits the others. */
const plainWord = /^[a-z]+$/;
const capitalizedWord = /^[A-Z][a-z]*$/;

const ended = /^(.+?)([.,;:!?)]+)$/;

interface Piece {
  text: string;
  isMark: boolean;
}

/** Splits a text into words and the punctuation at their ends, so "end." and "end" are one word. */
function piecesOf(text: string): Piece[] {
  return text.split(' ').flatMap((piece) => {
    const [, word, mark] = ended.exec(piece) ?? [];
    if (piece === '') return [];
    if (word === undefined || mark === undefined) return [{text: piece, isMark: false}];
    return [
      {text: word, isMark: false},
      {text: mark, isMark: true},
    ];
  });
}

/** Returns the different texts, frequent ones first, because the first numbers have the shortest characters. */
function byFrequency(pieces: Piece[]): string[] {
  const counts = new Map<string, number>();
  for (const {text} of pieces) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).map(([text]) => text);
}

/**
 * Encodes an index as it is sent to the reader.
 * @throws Error if a text has two spaces in a row, or one at an end, because they would be lost
 */
export function encode({pages, sections, answers, synonyms}: SearchIndex): EncodedIndex {
  const all = columns.flatMap((column) => sections[column]);
  const untidy = all.find((text) => text !== text.trim() || text.includes('  '));
  if (untidy !== undefined)
    throw new Error(
      `A text of the search index has needless spaces. Fix: make it tidy before it is encoded: "${untidy}"`,
    );
  const pieces = all.flatMap(piecesOf);
  const marks = byFrequency(pieces.filter(({isMark}) => isMark));
  const found = byFrequency(pieces.filter(({isMark}) => !isMark));
  const plain = found.filter((word) => plainWord.test(word));
  const known = new Set(plain);
  const isCapitalized = (word: string) => capitalizedWord.test(word) && known.has(word.toLowerCase());
  const capitalized = found.filter(isCapitalized);
  const others = found.filter((word) => !known.has(word) && !isCapitalized(word));
  const words = [...plain, ...capitalized, ...others];
  const markCharacters = new Map(marks.map((mark, number) => [mark, characterOf(number)]));
  const wordCharacters = new Map(words.map((word, number) => [word, characterOf(marks.length + number)]));
  const encoded = (texts: string[]): string =>
    texts
      .map((text) =>
        piecesOf(text)
          .map(({text: piece, isMark}) => (isMark ? markCharacters : wordCharacters).get(piece) ?? '')
          .join(''),
      )
      .join(' ');
  return {
    pages,
    ids: sections.ids,
    levels: sections.levels,
    answers,
    synonyms,
    words: [...marks, ...words].join(' '),
    marks: marks.length,
    plain: plain.length,
    capitalized: capitalized.length,
    headings: encoded(sections.headings),
    aliases: encoded(sections.aliases),
    texts: encoded(sections.texts),
    codes: encoded(sections.codes),
  };
}

/** Decodes an index, for tests, benchmarks, and other engines. */
export function decodeIndex(index: EncodedIndex): SearchIndex {
  const {pages, ids, levels, answers, synonyms, marks} = index;
  const words = index.words.split(' ');
  const decoded = (column: (typeof columns)[number]) =>
    index[column].split(' ').map((text) => decode(text, words, marks));
  return {
    pages,
    answers,
    synonyms,
    sections: {
      ids,
      levels,
      headings: decoded('headings'),
      aliases: decoded('aliases'),
      texts: decoded('texts'),
      codes: decoded('codes'),
    },
  };
}
