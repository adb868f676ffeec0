/**
 * The index before it is encoded for its way to the reader: text only, from which the worker makes the postings. Columns
 * instead of records, since like beside like compresses better.
 */
export interface SearchIndex {
  pages: PageEntry[];
  sections: SectionColumns;
  answers: Answer[];
}

/** A page: address, title, and how many sections it has. */
export type PageEntry = [path: string, title: string, sections: number];

/** One entry for each heading, in reading order; a page's first section is its own beginning. */
export interface SectionColumns {
  headings: string[];
  /** The heading's id; 0 where it is the heading's own slug. */
  ids: (string | 0)[];
  levels: number[];
  /** Other words that readers use for the section, as its author wrote them. */
  aliases: string[];
  texts: string[];
  /** Those words of the section's code that its text does not hold. */
  codes: string[];
}

/** The id that a heading gets when its author chose none. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');
}

/** A figure or error that is answered at once. */
export interface Answer {
  /** What readers type for it. */
  asks: string[];
  title: string;
  text: string;
  /** The section that states it. */
  href: string;
}

/** Words with the stretches of them that the query matched. */
export interface Marked {
  text: string;
  marks: [start: number, end: number][];
}

export interface Hit {
  href: string;
  /** The way to the section: page, then the headings above it. */
  trail: string[];
  heading: Marked;
  snippet: Marked;
  score: number;
}

/** Hits of one page, best first. */
export interface Group {
  page: string;
  hits: Hit[];
}

export interface Results {
  query: string;
  groups: Group[];
  answer?: {title: string; text: string; href: string; trail: string[]};
  /** Known words near to a query that finds nothing. */
  nearest: string[];
}
