import type {Outline} from './outline';
import type {Page} from './page';
import type {Finding, Problem} from './problems';
import type {Site} from './site';

export type {Edit, Finding, Problem} from './problems';

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
