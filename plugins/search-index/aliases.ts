import {relative} from 'node:path';
import {searchAliases} from '../../src/content/searchAliases';
import {nearest} from '../shared/nearest';
import type {PageText} from './page';

/** Other words for a page or a section, and the file in which an author keeps them. */
export interface Aliases {
  words: string[];
  file: string;
}

/** A documentation page's own front matter. */
export interface Authored {
  file: string;
  path: string;
  frontMatter: Record<string, unknown>;
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** All other words that authors have written down, by the address of what they stand for: `/page` or `/page#section`. */
export function aliasesOf(pages: Authored[]): Map<string, Aliases> {
  const all = new Map<string, Aliases>();
  for (const [address, words] of Object.entries(searchAliases))
    all.set(address, {words: words.split(', '), file: 'src/content/searchAliases.ts'});
  for (const {file, path, frontMatter} of pages) {
    const own = list(frontMatter.aliases);
    if (own.length > 0) all.set(path, {words: own, file});
    for (const [id, words] of Object.entries(frontMatter.sectionAliases ?? {}))
      all.set(`${path}#${id}`, {words: list(words), file});
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
    return `  ${relative(process.cwd(), file)}: ${address}${near ? ` (nearest: ${near})` : ''}`;
  });
  throw new Error(
    `Search aliases name sections that don't exist. Fix: correct the section's id, or take the words out:\n${lines.join('\n')}`,
  );
}
