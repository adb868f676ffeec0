import {type SearchIndex, slug} from '../shape';
import {Dictionary} from './dictionary';
import {Occurrences, type Postings} from './postings';

/** The parts of a section that are searched, in the order of `Store.lengths`. */
export const fields = ['heading', 'title', 'trail', 'alias', 'text', 'code'] as const;
export type Field = (typeof fields)[number];

/** A section, ready to be searched and shown. */
export interface Section {
  page: number;
  href: string;
  heading: string;
  trail: string[];
  /** Other words for it. */
  alias: string;
  text: string;
  code: string;
  /** The number of the page's own beginning, which is a section too. */
  first: number;
  /** True for a page's own beginning. */
  isPage: boolean;
}

/** Flat arrays: for each term, from `starts[term]` to `starts[term + 1]`, where and at which position it stands. */
export interface Store extends Postings {
  index: SearchIndex;
  sections: Section[];
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

function sectionsOf({pages, sections}: SearchIndex): Section[] {
  const {headings, ids, levels, aliases, texts, codes} = sections;
  let number = 0;
  return pages.flatMap(([path, title, count], page) => {
    const first = number;
    let above: {level: number; heading: string}[] = [];
    return Array.from({length: count}, (_, place): Section => {
      const [heading = '', level = 1] = [headings[number], levels[number]];
      const [alias = '', text = '', code = ''] = [aliases[number], texts[number], codes[number]];
      const id = ids[number] || slug(heading);
      number++;
      if (place === 0)
        return {
          page,
          href: path,
          heading,
          trail: [],
          alias: `${alias} ${path.slice(1)}`,
          text,
          code,
          first,
          isPage: true,
        };
      above = above.filter((entry) => entry.level < level);
      const trail = [title, ...above.map((entry) => entry.heading)];
      above.push({level, heading});
      return {page, href: `${path}#${id}`, heading, trail, alias, text, code, first, isPage: false};
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

/** The searched texts of a section, in the order of `fields`. */
function textsOf({page, heading, trail, alias, isPage, text, code}: Section, {pages}: SearchIndex): string[] {
  return [heading, isPage ? (pages[page]?.[1] ?? '') : '', trail.slice(1).join(' '), alias, text, code];
}

/** Makes the index searchable: one pass over the text, then postings sorted by term. */
export function createStore(index: SearchIndex): Store {
  const sections = sectionsOf(index);
  const lengths = new Uint32Array(sections.length * fields.length);
  const found = new Occurrences();
  const words = new Dictionary();
  for (let number = 0; number < sections.length; number++) {
    const texts = textsOf(sections[number] as Section, index);
    for (let field = 0; field < texts.length; field++) {
      const place = number * fields.length + field;
      lengths[place] = addText(texts[field] ?? '', place, words, found);
    }
  }
  const {terms, list, chunks} = words;
  return {
    index,
    sections,
    terms,
    chunks,
    lengths,
    averages: averageLengths(lengths),
    list,
    initials: byInitial(list),
    ...found.sort(terms.size),
  };
}

/** Notes every word of a text. @returns how many words it has */
function addText(text: string, place: number, words: Dictionary, found: Occurrences): number {
  if (text === '') return 0;
  // Cut at spaces first, which is cheap: most pieces come again, and are taken apart once.
  const pieces = text.split(' ');
  let position = 0;
  for (let at = 0; at < pieces.length; at++) {
    const ids = words.idsOf(pieces[at] ?? '');
    for (let next = 0; next < ids.length; next++) {
      const id = ids[next] ?? 0;
      // A name takes no position of its own: it stands where its parts do.
      if (id < 0) found.add(-1 - id, place, position - 1);
      else found.add(id, place, position++);
    }
  }
  return position;
}
