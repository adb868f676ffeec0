import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parse} from 'yaml';
import {suggest} from '../../shared/didYouMean';
import type {PageText} from './page';

/** The folder of the documentation's search aliases, with a file for each page. */
export const aliasFolder = 'src/search/aliases';

/** The search aliases of marketing pages. */
const marketingAliasFile = 'src/content/searchAliases.yaml';

/** Other words that readers search for: for a page as a whole, and for its sections by id. */
export interface PageAliases {
  page?: unknown[];
  sections?: Record<string, unknown[]>;
}

/** Returns the path of a page's search aliases from the repository's folder: `quick-start.yaml` for `docs/quick-start.mdx`. */
export const aliasFile = (page: string): string => `${aliasFolder}/${basename(page).replace(/\.mdx?$/, '')}.yaml`;

/** Reads the search aliases of marketing pages and their sections by address, separated by commas. */
const readMarketingAliases = (siteDir: string): Record<string, string> =>
  parse(readFileSync(join(siteDir, marketingAliasFile), 'utf8'));

/** Reads a page's search aliases. A page without the file has none. */
export function readAliases(siteDir: string, page: string): PageAliases {
  const file = join(siteDir, aliasFile(page));
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? {}) as PageAliases) : {};
}

/** Search aliases of a page or a section, and the file that contains them. */
export interface Aliases {
  words: string[];
  file: string;
}

/** A documentation page and its search aliases. */
export interface Authored {
  file: string;
  path: string;
  aliases: PageAliases;
}

/** Returns all search aliases by the address of their page or section, `/page` or `/page#section`. */
export function aliasesOf(pages: Authored[], siteDir: string): Map<string, Aliases> {
  const all = new Map<string, Aliases>();
  for (const [address, words] of Object.entries(readMarketingAliases(siteDir)))
    all.set(address, {words: words.split(', '), file: marketingAliasFile});
  for (const {file: source, path, aliases} of pages) {
    const file = aliasFile(source);
    if (aliases.page) all.set(path, {words: aliases.page.map(String), file});
    for (const [id, words] of Object.entries(aliases.sections ?? {}))
      all.set(`${path}#${id}`, {words: words.map(String), file});
  }
  return all;
}

/**
 * Checks that the pages and sections with search aliases or answers exist.
 * @throws Error with the files and the most similar addresses if some don't
 */
export function checkAddresses(named: Iterable<readonly [address: string, {file: string}]>, pages: PageText[]): void {
  const known = pages.flatMap(({path, sections}) => sections.map(({id}) => (id ? `${path}#${id}` : path)));
  const lines = [...named]
    .filter(([address]) => !known.includes(address))
    .map(([address, {file}]) => `  ${file}: ${address} (most similar: ${suggest(address, known) ?? 'none'})`);
  if (lines.length > 0)
    throw new Error(
      `Some search aliases or direct results are for sections that don't exist. Fix: correct the section's ID, or remove them:\n${lines.join('\n')}`,
    );
}
