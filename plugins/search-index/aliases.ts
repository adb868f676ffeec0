import {searchAliases} from '../../src/content/searchAliases';
import {nearest} from '../shared/nearest';
import {aliasFile, type PageAliases} from './aliasFiles';
import type {PageText} from './page';

/** Other words for a page or a section, and the file in which an author keeps them. */
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

/** All other words that authors have written down, by the address of what they stand for: `/page` or `/page#section`. */
export function aliasesOf(pages: Authored[]): Map<string, Aliases> {
  const all = new Map<string, Aliases>();
  for (const [address, words] of Object.entries(searchAliases))
    all.set(address, {words: words.split(', '), file: 'src/content/searchAliases.ts'});
  for (const {file: source, path, aliases} of pages) {
    const file = aliasFile(source);
    if (aliases.page) all.set(path, {words: aliases.page.map(String), file});
    for (const [id, words] of Object.entries(aliases.sections ?? {}))
      all.set(`${path}#${id}`, {words: words.map(String), file});
  }
  return all;
}

/** @throws Error when words are kept for a section that no page has */
export function checkAliases(aliases: Map<string, Aliases>, pages: PageText[]): void {
  const known = pages.flatMap(({path, sections}) => sections.map(({id}) => (id ? `${path}#${id}` : path)));
  const lost = [...aliases].filter(([address]) => !known.includes(address));
  if (lost.length === 0) return;
  const lines = lost.map(([address, {file}]) => {
    const near = nearest(address, known);
    return `  ${file}: ${address}${near ? ` (nearest: ${near})` : ''}`;
  });
  throw new Error(
    `Search aliases name sections that don't exist. Fix: correct the section's id, or take the words out:\n${lines.join('\n')}`,
  );
}
