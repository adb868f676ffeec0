import type {Outline} from './outline';
import type {Page} from './page';
import type {Finding} from './problems';
import type {Site} from './site';

export type {Edit, Finding, PageProblem} from './problems';

/** A rule about one page. Its findings depend only on the page's text. */
export interface PageRule {
  name: string;
  check(page: Page): Finding[] | Promise<Finding[]>;
}

/** A rule about a page that depends on other pages, or on today's date. */
export interface SiteRule {
  name: string;
  check(page: Outline, site: Site): Finding[];
}

/** A rule about files other than pages: the sidebar, redirects, and the list of published addresses. */
export interface FileRule {
  name: string;
  check(site: Site): (Finding & {file: string})[];
}
