import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {EncodedIndex} from '../../../src/search/encoded';
import {type Authored, aliasesOf, checkAliases} from './aliases';
import {answers} from './answers';
import {encode} from './encode';
import {pack} from './pack';
import type {PageText} from './page';
import {splitIndex} from './split';
import {readSynonyms} from './synonyms';

/**
 * What pages name as the index's address until the index exists. The address carries a hash of the content and the
 * content is read from the pages, so only a rewrite of the finished pages can put it in; pages are always asked for
 * again, so no cached one can name an index that is gone.
 */
export const placeholder = '/assets/search/index-is-not-built-yet.json';

/** The same for the worker, which depends on whether the index is split. */
export const workerPlaceholder = '/assets/search/worker-of-the-index.js';

/**
 * The largest index that is one file, in characters: about 1,500 pages. The worker needs a second for a larger one when
 * the processor is slow, and then a split index is ready sooner.
 */
const wholeUpTo = 1_000_000;

/** @throws Error when an answer quotes a section that no page has */
function checkAnswers(pages: PageText[]): void {
  const known = new Set(pages.flatMap(({path, sections}) => sections.map(({id}) => (id ? `${path}#${id}` : path))));
  const lost = answers.filter(({href}) => !known.has(href));
  if (lost.length === 0) return;
  const list = lost.map(({title, href}) => `  ${title}: ${href}`).join('\n');
  throw new Error(
    `Direct results of the search link to sections that don't exist. Fix their href in plugins/files/search-index/answers.ts:\n${list}`,
  );
}

const addressOf = (name: string, content: string): string =>
  `/assets/search/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.json`;

/**
 * Returns the files of an index by address: one, or for a large site an index with files that are loaded on demand.
 * @returns the address of the index, and all files
 */
export function indexFiles(
  index: EncodedIndex,
  largest = wholeUpTo,
): {address: string; isSplit: boolean; files: Map<string, string>} {
  const whole = JSON.stringify(index);
  const split = whole.length > largest ? splitIndex(index, addressOf) : undefined;
  const content = split ? JSON.stringify(split.index) : whole;
  const address = addressOf('index', content);
  return {address, isSplit: split !== undefined, files: new Map([...(split?.files ?? []), [address, content]])};
}

/**
 * Writes the index of the finished site under hashed names.
 * @param authored the documentation pages and their search aliases
 * @returns the index's address, and whether other files belong to it
 */
export async function writeIndex(
  siteDir: string,
  outDir: string,
  pages: PageText[],
  authored: Authored[],
): Promise<{address: string; isSplit: boolean}> {
  const aliases = aliasesOf(authored);
  checkAnswers(pages);
  checkAliases(aliases, pages);
  const {address, isSplit, files} = indexFiles(encode(pack(pages, answers, aliases, readSynonyms(siteDir))));
  await mkdir(join(outDir, 'assets/search'), {recursive: true});
  for (const [path, content] of files) await writeFile(join(outDir, path), content);
  return {address, isSplit};
}
