import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parse} from 'yaml';

/** The folder of the documentation's search aliases, with a file for each page. */
export const aliasFolder = 'src/search/aliases';

/** The search aliases of marketing pages. */
export const marketingAliasFile = 'src/content/searchAliases.yaml';

/** Other words that readers search for: for a page as a whole, and for its sections by id. */
export interface PageAliases {
  page?: unknown[];
  sections?: Record<string, unknown[]>;
}

/** Returns the path of a page's search aliases from the repository's folder: `quick-start.yaml` for `docs/quick-start.mdx`. */
export const aliasFile = (page: string): string => `${aliasFolder}/${basename(page).replace(/\.mdx?$/, '')}.yaml`;

/** Reads the search aliases of marketing pages and their sections by address, separated by commas. */
export const readMarketingAliases = (siteDir: string): Record<string, string> =>
  parse(readFileSync(join(siteDir, marketingAliasFile), 'utf8'));

/** Reads a page's search aliases. A page without the file has none. */
export function readAliases(siteDir: string, page: string): PageAliases {
  const file = join(siteDir, aliasFile(page));
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? {}) as PageAliases) : {};
}
