/** What a page says under one heading, before it is packed. */
export interface SectionText {
  /** The heading's id; empty for the page's own beginning. */
  id: string;
  heading: string;
  level: number;
  text: string;
  code: string;
  /** The identifiers that the section defines: the names in its lists and in the first column of its tables, without their path. */
  names: string[];
}

/** A page as search sees it. The first section is the page's own beginning. */
export interface PageText {
  path: string;
  title: string;
  sections: SectionText[];
}

/** White space in a row counts as one space; what Docusaurus puts into headings for the eye is left out. */
export function tidy(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim();
}
