import {decode, type EncodedIndex} from '../encoded';
import {slug} from '../shape';
import {Dictionary} from './dictionary';
import type {Postings} from './postings';
import {Reading} from './reading';

/** The parts of a section that are searched, in the order of `Store.lengths`. */
export const fields = ['heading', 'title', 'trail', 'alias', 'text', 'code'] as const;
export type Field = (typeof fields)[number];

/** A field's place among a section's. */
const at = Object.fromEntries(fields.map((field, number) => [field, number])) as Record<Field, number>;

/** A section, ready to be searched and shown. */
export interface Section {
  page: number;
  href: string;
  heading: string;
  /** The sections that it is part of, from the page's own beginning on. */
  above: number[];
  /** Their headings, after the page's title. */
  trail: string[];
  /** The number of the page's own beginning, which is a section too. */
  first: number;
  /** True for a page's own beginning. */
  isPage: boolean;
}

/** Flat arrays: for each term, from `starts[term]` to `starts[term + 1]`, where and at which position it stands. */
export interface Store extends Postings {
  index: EncodedIndex;
  sections: Section[];
  /** What a section says, in words, made when it is first shown. */
  textOf: (section: number) => string;
  terms: Map<string, number>;
  /** The terms by number, and their numbers by first letter: for prefixes, families and typos. */
  list: string[];
  initials: Map<string, number[]>;
  /** Number of words by place. */
  lengths: Uint32Array;
  /** The terms of each run of letters in the texts that is more than a plain word. */
  chunks: Map<string, number[]>;
  /** By field, over the sections that have it. */
  averages: number[];
}

function sectionsOf({pages, ids, levels}: EncodedIndex, headings: string[]): Section[] {
  let number = 0;
  return pages.flatMap(([path, title, count], page) => {
    const first = number;
    let above: number[] = [];
    return Array.from({length: count}, (_, place): Section => {
      const own = number++;
      const heading = headings[own] ?? '';
      if (place === 0) return {page, href: path, heading, above, trail: [], first, isPage: true};
      const level = levels[own] ?? 1;
      above = above.filter((entry) => (levels[entry] ?? 1) < level);
      const section = {
        page,
        href: `${path}#${ids[own] || slug(heading)}`,
        heading,
        above,
        trail: [title, ...above.map((entry) => headings[entry] ?? '')],
        first,
        isPage: false,
      };
      above = [...above, own];
      return section;
    });
  });
}

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

/** Makes the index searchable: each word is taken apart once, then one pass over the texts, then postings by term. */
export function createStore(index: EncodedIndex): Store {
  const {marks, plain, capitalized, pages} = index;
  const words = index.words.split(' ');
  const columns = {
    headings: index.headings.split(' '),
    aliases: index.aliases.split(' '),
    texts: index.texts.split(' '),
    codes: index.codes.split(' '),
  };
  const sections = sectionsOf(
    index,
    columns.headings.map((heading) => decode(heading, words, marks)),
  );
  const dictionary = new Dictionary(words.slice(marks, marks + plain));
  const others = words
    .slice(marks + plain)
    .map((word, number) => (number < capitalized ? [dictionary.numberOf(word.toLowerCase())] : dictionary.idsOf(word)));
  const reading = new Reading(marks, plain, others, sections.length * fields.length);
  for (let number = 0; number < sections.length; number++) {
    const {page, above, isPage} = sections[number] as Section;
    const place = number * fields.length;
    reading.add(place + at.heading, columns.headings[number] ?? '');
    for (const entry of above) reading.add(place + at.trail, columns.headings[entry] ?? '');
    reading.add(place + at.alias, columns.aliases[number] ?? '');
    reading.add(place + at.text, columns.texts[number] ?? '');
    reading.add(place + at.code, columns.codes[number] ?? '');
    const [path = '', title = ''] = (isPage && pages[page]) || [];
    for (const word of title.split(' ')) reading.addWord(place + at.title, dictionary.idsOf(word));
    reading.addWord(place + at.alias, dictionary.idsOf(path.slice(1)));
  }
  const {terms, list, chunks} = dictionary;
  const shown: string[] = [];
  return {
    index,
    sections,
    textOf(section) {
      shown[section] ??= decode(columns.texts[section] ?? '', words, marks);
      return shown[section];
    },
    terms,
    chunks,
    lengths: reading.lengths,
    averages: averageLengths(reading.lengths),
    list,
    initials: byInitial(list),
    ...reading.sort(list.length),
  };
}
