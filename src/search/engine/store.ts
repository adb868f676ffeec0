import {columns, decode, type EncodedIndex} from '../encoded';
import {Dictionary} from './dictionary';
import {Indexer} from './indexer';
import {Outline} from './outline';
import type {Ranking} from './rankingWeights';
import {synonymEntries} from './synonyms';
import {wordsOf} from './words';

/** The parts of a section that are searched, in the order of their numbers. */
export const fields = ['heading', 'title', 'alias', 'name', 'text', 'code'] as const;
export type Field = (typeof fields)[number];

const fieldNumbers = Object.fromEntries(fields.map((field, number) => [field, number])) as Record<Field, number>;

/** An index that can be searched. A place is a field of a section: `section * fields.length + field`. */
export type Store = ReturnType<typeof createStore>;

/** Returns the average number of words by field, over the sections that have it. */
function averageLengths(lengths: Uint32Array): number[] {
  return fields.map((_, field) => {
    let [sum, filled] = [1, 1];
    for (let place = field; place < lengths.length; place += fields.length) {
      const length = lengths[place] ?? 0;
      sum += length;
      if (length > 0) filled++;
    }
    return sum / filled;
  });
}

/** Returns the numbers of terms by their first letter: for prefixes and other forms. */
function byInitial(list: string[]): Map<string, number[]> {
  const initials = new Map<string, number[]>();
  for (let id = 0; id < list.length; id++) {
    const initial = list[id]?.[0] ?? '';
    const known = initials.get(initial);
    if (known) known.push(id);
    else initials.set(initial, [id]);
  }
  return initials;
}

/**
 * Splits each distinct word after the plain ones, and each page's title and path.
 * @returns their terms, as `Dictionary.idsOf` returns them
 */
function splitOthers({marks, plain, capitalized, pages}: EncodedIndex, words: string[], dictionary: Dictionary) {
  const others = words
    .slice(marks + plain)
    .map((word, number) => (number < capitalized ? [dictionary.numberOf(word.toLowerCase())] : dictionary.idsOf(word)));
  const names = pages.map(([path, title]) => ({
    title: title.split(' ').flatMap((word) => dictionary.idsOf(word)),
    path: dictionary.idsOf(path.slice(1)),
  }));
  return {others, names};
}

/** Builds the store of an index, and reads the texts once. */
export function createStore(index: EncodedIndex, ranking: Ranking) {
  const {marks, plain, pages, synonyms} = index;
  const words = index.words.split(' ');
  const [headings, aliases, defined, texts, codes] = columns.map((column) => index[column].split(' ')) as [
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  const dictionary = new Dictionary(words.slice(marks, marks + plain));
  const outline = new Outline(index, headings, words);
  const {others, names} = splitOthers(index, words, dictionary);
  const indexer = new Indexer(marks, plain, others, outline.count * fields.length);
  for (let section = 0; section < outline.count; section++) {
    const name = outline.firsts[section] === section ? names[outline.pages[section] ?? 0] : undefined;
    const place = section * fields.length;
    indexer.add(place + fieldNumbers.heading, headings[section] ?? '');
    indexer.addWord(place + fieldNumbers.title, name?.title ?? []);
    indexer.add(place + fieldNumbers.alias, aliases[section] ?? '');
    indexer.addWord(place + fieldNumbers.alias, name?.path ?? []);
    indexer.add(place + fieldNumbers.name, defined[section] ?? '');
    indexer.add(place + fieldNumbers.text, texts[section] ?? '');
    indexer.add(place + fieldNumbers.code, codes[section] ?? '');
  }
  const {lengths} = indexer;
  const {terms, list} = dictionary;
  return {
    pages,
    synonyms: synonymEntries(synonyms),
    ranking,
    outline,
    terms,
    /** The terms by number. */
    list,
    initials: byInitial(list),
    /** The number of words by place. */
    lengths,
    averages: averageLengths(lengths),
    /** Returns the identifiers that a section defines. */
    namesOf: (section: number) => wordsOf(decode(defined[section] ?? '', words, marks)),
    textOf: (section: number) => decode(texts[section] ?? '', words, marks),
    postingsOf: (term: number) => indexer.postingsOf(term),
  };
}
