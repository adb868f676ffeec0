/**
 * The index as it travels: text only. Postings would weigh as much again, and the worker makes them from the text
 * faster than the browser could parse them.
 */
export interface SearchIndex {
  pages: PageEntry[];
  sections: SectionEntry[];
  answers: Answer[];
}

/** A page: address, title, and the other names that its author gave it. */
export type PageEntry = [path: string, title: string, aliases: string[]];

/**
 * What stands under one heading: the page's place in `pages`, the heading's id (empty for the page's own beginning),
 * its words, its level, the text, and those words of its code that the text does not hold.
 */
export type SectionEntry = [page: number, id: string, heading: string, level: number, text: string, code: string];

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
