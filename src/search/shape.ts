/**
 * The index before it is encoded: texts only, from which the worker computes the postings. It has columns instead of
 * records because they compress better.
 */
export interface SearchIndex {
  pages: PageEntry[];
  sections: SectionColumns;
  answers: Answer[];
  synonyms: Synonyms;
}

/** Words and phrases that mean the same on every page. Authors list them in `synonyms.yaml`. */
export interface Synonyms {
  /** Groups in which each entry also finds the others. */
  twoWay: string[][];
  /** Lists of what readers type, followed by what it also finds. */
  oneWay: string[][];
}

/** A page: address, title, and how many sections it has. */
export type PageEntry = [path: string, title: string, sections: number];

/** One entry for each heading, in reading order. A page's first section is its introduction. */
export interface SectionColumns {
  headings: string[];
  /** The heading's ID, or 0 if it is the heading's slug. */
  ids: (string | 0)[];
  levels: number[];
  /** Other words that readers use for the section, as its author wrote them. */
  aliases: string[];
  /** The identifiers that the section defines: options, fields, permissions. */
  names: string[];
  texts: string[];
  /** Words of the section's code that its text doesn't have, and rare words from the part of the text that is left out. */
  codes: string[];
}

/** Returns the ID of a heading that has none of its own. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');
}

/** A figure or error that is shown above the results. */
export interface Answer {
  /** What readers type for it. */
  asks: string[];
  title: string;
  text: string;
  /** The section that states it. */
  href: string;
}

/** A text with the ranges that the query matched: the reader's own words, or words with the same meaning. */
export interface Marked {
  text: string;
  marks: [start: number, end: number, isOwn: boolean][];
}

export interface Hit {
  href: string;
  /** The page's title, then the headings of the sections that contain this one. */
  trail: string[];
  heading: Marked;
  snippet: Marked;
  score: number;
}

/** The hits on one page, best first. */
export interface Group {
  page: string;
  hits: Hit[];
}

export interface Results {
  query: string;
  groups: Group[];
  /** Words of the query that no page has. */
  missing?: string[];
  answer?: {title: Marked; text: Marked; href: string; trail: string[]};
}
