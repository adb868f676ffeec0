import {characterOf, columns, decode, type EncodedIndex} from '../../../src/search/encoded';
import type {SearchIndex} from '../../../src/search/shape';

/** Words that are terms already. `src/search/engine/dictionary.ts` splits the others. */
const plainWord = /^[a-z]+$/;
const capitalizedWord = /^[A-Z][a-z]*$/;

const ended = /^(.+?)([.,;:!?)]+)$/;

type Counts = Map<string, number>;

const add = (counts: Counts, text: string, count: number) => counts.set(text, (counts.get(text) ?? 0) + count);

/** Counts what is between the spaces of the texts. Words are split and encoded once, not at each occurrence. */
function countPieces(texts: string[]): Counts {
  const counts: Counts = new Map();
  for (const text of texts) for (const piece of text.split(' ')) if (piece !== '') add(counts, piece, 1);
  return counts;
}

/** Splits a piece into a word and the punctuation at its end, so "end." and "end" are one word. */
function split(piece: string): {word: string; mark: string} {
  const [, word = piece, mark = ''] = ended.exec(piece) ?? [];
  return {word, mark};
}

/** Returns the different texts, frequent ones first, because the first numbers have the shortest characters. */
function byFrequency(counts: Counts): string[] {
  return [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).map(([text]) => text);
}

type Column = (typeof columns)[number];

/** Returns what a function returns for each column of texts, by the column's name. */
const ofColumns = <Value>(make: (column: Column) => Value): Record<Column, Value> =>
  Object.fromEntries(columns.map((column) => [column, make(column)])) as Record<Column, Value>;

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
  const pieces = countPieces(all);
  const [wordCounts, markCounts]: [Counts, Counts] = [new Map(), new Map()];
  for (const [piece, count] of pieces) {
    const {word, mark} = split(piece);
    add(wordCounts, word, count);
    if (mark !== '') add(markCounts, mark, count);
  }
  const marks = byFrequency(markCounts);
  const found = byFrequency(wordCounts);
  const plain = found.filter((word) => plainWord.test(word));
  const known = new Set(plain);
  const isCapitalized = (word: string) => capitalizedWord.test(word) && known.has(word.toLowerCase());
  const capitalized = found.filter(isCapitalized);
  const others = found.filter((word) => !known.has(word) && !isCapitalized(word));
  const words = [...plain, ...capitalized, ...others];
  const markCharacters = new Map(marks.map((mark, number) => [mark, characterOf(number)]));
  const wordCharacters = new Map(words.map((word, number) => [word, characterOf(marks.length + number)]));
  const characters = new Map<string, string>();
  for (const piece of pieces.keys()) {
    const {word, mark} = split(piece);
    characters.set(piece, (wordCharacters.get(word) ?? '') + (markCharacters.get(mark) ?? ''));
  }
  const encoded = (texts: string[]): string =>
    texts
      .map((text) =>
        text
          .split(' ')
          .map((piece) => characters.get(piece) ?? '')
          .join(''),
      )
      .join(' ');
  return {
    // First, because brotli compresses this order best, by up to 2 %.
    words: [...marks, ...words].join(' '),
    pages,
    ids: sections.ids,
    levels: sections.levels,
    answers,
    synonyms,
    marks: marks.length,
    plain: plain.length,
    capitalized: capitalized.length,
    ...ofColumns((column) => encoded(sections[column])),
  };
}

/** Decodes an index, for tests, benchmarks, and other engines. */
export function decodeIndex(index: EncodedIndex): SearchIndex {
  const {pages, ids, levels, answers, synonyms, marks} = index;
  const words = index.words.split(' ');
  const texts = ofColumns((column) => index[column].split(' ').map((text) => decode(text, words, marks)));
  return {pages, answers, synonyms, sections: {ids, levels, ...texts}};
}
