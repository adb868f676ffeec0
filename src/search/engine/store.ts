import {decode, type EncodedIndex} from '../encoded';
import {slug} from '../shape';
import {Dictionary} from './dictionary';
import {Indexer} from './indexer';
import type {Postings} from './postings';
import type {Ranking} from './ranking';

/** The parts of a section that are searched, in the order of their numbers. */
export const fields = ['heading', 'title', 'trail', 'alias', 'text', 'code'] as const;
export type Field = (typeof fields)[number];

const fieldNumbers = Object.fromEntries(fields.map((field, number) => [field, number])) as Record<Field, number>;

/** A section with what is shown of it. */
export interface Section {
  page: number;
  href: string;
  heading: string;
  /** The numbers of the sections that contain it, outermost first, without the page's introduction. */
  above: number[];
  /** The page's title, then the headings of the sections that contain it. */
  trail: string[];
  /** The number of the page's introduction, which is a section too. */
  first: number;
  /** True for a page's introduction. */
  isPage: boolean;
}

/** An index that can be searched, with its postings. A place is a field of a section: `section * fields.length + field`. */
export interface Store extends Postings {
  index: EncodedIndex;
  ranking: Ranking;
  sections: Section[];
  /** Returns a section's text, decoded when it is first shown. */
  textOf: (section: number) => string;
  terms: Map<string, number>;
  /** The terms by number, and their numbers by first letter: for prefixes, other forms, and typos. */
  list: string[];
  initials: Map<string, number[]>;
  /** Number of words by place. */
  lengths: Uint32Array;
  /** The terms of each identifier, path, or other text that isn't a plain word. */
  chunks: Map<string, number[]>;
  /** The average number of words by field, over the sections that have it. */
  averages: number[];
}

/** Returns the sections of an index in reading order. */
function sectionsOf(
  {pages, ids, levels}: Pick<EncodedIndex, 'pages' | 'ids' | 'levels'>,
  headings: string[],
): Section[] {
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

/** Builds a store: splits each different word once, reads the texts once, and sorts the postings by term. */
export function createStore(index: EncodedIndex, ranking: Ranking): Store {
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
  const indexer = new Indexer(marks, plain, others, sections.length * fields.length);
  for (let number = 0; number < sections.length; number++) {
    const {page, above, isPage} = sections[number] as Section;
    const place = number * fields.length;
    indexer.add(place + fieldNumbers.heading, columns.headings[number] ?? '');
    for (const entry of above) indexer.add(place + fieldNumbers.trail, columns.headings[entry] ?? '');
    indexer.add(place + fieldNumbers.alias, columns.aliases[number] ?? '');
    indexer.add(place + fieldNumbers.text, columns.texts[number] ?? '');
    indexer.add(place + fieldNumbers.code, columns.codes[number] ?? '');
    const [path = '', title = ''] = (isPage && pages[page]) || [];
    for (const word of title.split(' ')) indexer.addWord(place + fieldNumbers.title, dictionary.idsOf(word));
    indexer.addWord(place + fieldNumbers.alias, dictionary.idsOf(path.slice(1)));
  }
  const {terms, list, chunks} = dictionary;
  const shown: string[] = [];
  return {
    index,
    ranking,
    sections,
    textOf(section) {
      shown[section] ??= decode(columns.texts[section] ?? '', words, marks);
      return shown[section];
    },
    terms,
    chunks,
    lengths: indexer.lengths,
    averages: averageLengths(indexer.lengths),
    list,
    initials: byInitial(list),
    ...indexer.sort(list.length),
  };
}
