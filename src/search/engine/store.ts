import {type SearchIndex, slug} from '../shape';
import {Occurrences, type Postings} from './postings';
import {eachChunk} from './scan';
import {wordOf} from './words';

/** The parts of a section that are searched, in the order of `Store.lengths`. */
export const fields = ['heading', 'title', 'trail', 'alias', 'text', 'code'] as const;
export type Field = (typeof fields)[number];

/** A section, ready to be searched and shown. */
export interface Section {
  page: number;
  href: string;
  heading: string;
  trail: string[];
  text: string;
  code: string;
  /** True for a page's own beginning. */
  isPage: boolean;
}

/** Flat arrays: for each term, from `starts[term]` to `starts[term + 1]`, where and at which position it stands. */
export interface Store extends Postings {
  index: SearchIndex;
  sections: Section[];
  terms: Map<string, number>;
  /** All terms in alphabetical order, for prefixes and families. */
  sorted: string[];
  /** Number of words by place. */
  lengths: Uint32Array;
  /** By field, over the sections that have it. */
  averages: number[];
}

function sectionsOf({pages, sections}: SearchIndex): Section[] {
  const {headings, ids, levels, texts, codes} = sections;
  let number = 0;
  return pages.flatMap(([path, title, , count], page) => {
    let above: {level: number; heading: string}[] = [];
    return Array.from({length: count}, (_, place): Section => {
      const [heading = '', level = 1] = [headings[number], levels[number]];
      const [text = '', code = ''] = [texts[number], codes[number]];
      const id = ids[number] || slug(heading);
      number++;
      if (place === 0) return {page, href: path, heading, trail: [], text, code, isPage: true};
      above = above.filter((entry) => entry.level < level);
      const trail = [title, ...above.map((entry) => entry.heading)];
      above.push({level, heading});
      return {page, href: `${path}#${id}`, heading, trail, text, code, isPage: false};
    });
  });
}

function averageLengths(lengths: Uint32Array): number[] {
  return fields.map((_, field) => {
    const filled = lengths.filter((length, place) => length > 0 && place % fields.length === field);
    return filled.reduce((sum, length) => sum + length, 1) / (filled.length + 1);
  });
}

/** The searched texts of a section, in the order of `fields`. */
function textsOf({page, heading, trail, isPage, text, code}: Section, {pages}: SearchIndex): string[] {
  const [path = '', title = '', aliases = []] = pages[page] ?? [];
  return [heading, isPage ? '' : title, trail.slice(1).join(' '), isPage ? `${aliases.join(' | ')} ${path.slice(1)}` : '', text, code];
}

/** Makes the index searchable: one pass over the text, then postings sorted by term. */
export function createStore(index: SearchIndex): Store {
  const sections = sectionsOf(index);
  const terms = new Map<string, number>();
  const lengths = new Uint32Array(sections.length * fields.length);
  const found = new Occurrences();
  const known = new Map<string, Int32Array>();

  const idOf = (term: string): number => {
    let id = terms.get(term);
    if (id === undefined) terms.set(term, (id = terms.size));
    return id;
  };
  const idsOf = (chunk: string): Int32Array => {
    const {whole, names, parts} = wordOf(chunk);
    // Names that hold several words take no position of their own: they stand where their first word does.
    const together = whole === '' || parts[0] === whole ? names : [...names, whole];
    return Int32Array.from([...parts.map(idOf), ...together.map((name) => -1 - idOf(name))]);
  };
  sections.forEach((section, number) => {
    textsOf(section, index).forEach((text, field) => {
      const place = number * fields.length + field;
      let position = 0;
      eachChunk(text, (chunk) => {
        let ids = known.get(chunk);
        if (!ids) known.set(chunk, (ids = idsOf(chunk)));
        const first = position;
        for (const id of ids) {
          if (id < 0) found.add(-1 - id, place, first);
          else found.add(id, place, position++);
        }
      });
      lengths[place] = position;
    });
  });
  return {index, sections, terms, lengths, averages: averageLengths(lengths), sorted: [...terms.keys()].sort(), ...found.sort(terms.size)};
}
