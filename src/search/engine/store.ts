import {type SearchIndex, slug} from '../shape';
import {stem} from './stem';
import {eachWord, type Word} from './words';

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
export interface Store {
  index: SearchIndex;
  sections: Section[];
  terms: Map<string, number>;
  stems: Map<string, number[]>;
  /** All terms in alphabetical order, for prefixes. */
  sorted: string[];
  starts: Uint32Array;
  /** `section * fields.length + field` */
  places: Uint32Array;
  positions: Uint32Array;
  /** Number of words by place. */
  lengths: Uint32Array;
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

/** Makes the index searchable: one pass over the text, then postings sorted by term. */
export function createStore(index: SearchIndex): Store {
  const sections = sectionsOf(index);
  const terms = new Map<string, number>();
  const found: {terms: number[]; places: number[]; positions: number[]} = {terms: [], places: [], positions: []};
  const lengths = new Uint32Array(sections.length * fields.length);
  const idsOf = new Map<Word, number[]>();

  const idOf = (term: string): number => {
    const id = terms.get(term) ?? terms.size;
    if (id === terms.size) terms.set(term, id);
    return id;
  };
  const add = (text: string, place: number) => {
    let position = 0;
    eachWord(text, (word) => {
      let ids = idsOf.get(word);
      if (!ids) {
        // Names that hold several words take no position of their own: they stand where their first word does.
        const names = word.parts[0] === word.whole ? word.names : [...word.names, word.whole];
        ids = [...word.parts.map(idOf), ...names.map((name) => -1 - idOf(name))];
        idsOf.set(word, ids);
      }
      const first = position;
      for (const id of ids) {
        found.terms.push(id < 0 ? -1 - id : id);
        found.places.push(place);
        found.positions.push(id < 0 ? first : position++);
      }
    });
    lengths[place] = position;
  };

  sections.forEach((section, number) => {
    const [path = '', title = '', aliases = []] = index.pages[section.page] ?? [];
    const texts = [section.heading, section.isPage ? '' : title, section.trail.slice(1).join(' '), section.isPage ? `${aliases.join(' | ')} ${path.slice(1)}` : '', section.text, section.code];
    texts.forEach((text, field) => add(text, number * fields.length + field));
  });

  return {index, sections, terms, lengths, ...sortPostings(found, terms.size), ...vocabulary(terms)};
}

function sortPostings(found: {terms: number[]; places: number[]; positions: number[]}, termCount: number) {
  const starts = new Uint32Array(termCount + 1);
  for (const term of found.terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < termCount; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const places = new Uint32Array(found.terms.length);
  const positions = new Uint32Array(found.terms.length);
  found.terms.forEach((term, occurrence) => {
    const slot = next[term] ?? 0;
    next[term] = slot + 1;
    places[slot] = found.places[occurrence] ?? 0;
    positions[slot] = found.positions[occurrence] ?? 0;
  });
  return {starts, places, positions};
}

function vocabulary(terms: Map<string, number>): {stems: Map<string, number[]>; sorted: string[]} {
  const stems = new Map<string, number[]>();
  for (const [term, id] of terms) {
    const root = stem(term);
    const family = stems.get(root);
    if (family) family.push(id);
    else stems.set(root, [id]);
  }
  return {stems, sorted: [...terms.keys()].sort()};
}
