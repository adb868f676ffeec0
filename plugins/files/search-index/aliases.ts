import {nearest} from '../../shared/nearest';
import {aliasFile, marketingAliasFile, type PageAliases, readMarketingAliases} from './aliasFiles';
import type {PageText} from './page';

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
    .map(([address, {file}]) => `  ${file}: ${address} (most similar: ${nearest(address, known)})`);
  if (lines.length > 0)
    throw new Error(
      `Some search aliases or answers are for sections that don't exist. Fix: correct the section's ID, or remove them:\n${lines.join('\n')}`,
    );
}
