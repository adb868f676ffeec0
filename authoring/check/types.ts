import type {Outline} from './outline';
import type {Page} from './page';
import type {Site} from './site';

/** A replacement that mends a problem and needs no judgement. */
export interface Edit {
  /** Offsets in UTF-16 code units from the first character of the file; a byte order mark does not count. */
  start: number;
  end: number;
  text: string;
}

/** Something wrong in a page or in a file that pages depend on. */
export interface Problem {
  /** Path from the repository's folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** The name of the rule, as `authoring/check/README.md` lists it. */
  rule: string;
  message: string;
  /** What to write instead, with the nearest right name where there is one. */
  fix: string;
  edit?: Edit;
}

/** What a rule found at an offset of the page it reads. */
export interface Finding {
  offset: number;
  message: string;
  fix: string;
  edit?: Edit;
}

/** A rule about one page, whatever the other pages hold. Its findings depend on the page's text alone. */
export interface PageRule {
  name: string;
  check(page: Page): Finding[] | Promise<Finding[]>;
}

/** A rule about how pages hang together, or about the day on which it is asked. */
export interface SiteRule {
  name: string;
  check(page: Outline, site: Site): Finding[];
}

/** A rule about files that belong to no page: the sidebar, redirects, the list of published addresses. */
export interface FileRule {
  name: string;
  check(site: Site): Omit<Problem, 'rule'>[];
}
