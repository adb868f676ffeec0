import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type Authored, aliasesOf, checkAddresses} from './aliases';
import {answersFile, readAnswers} from './answers';
import {encode} from './encode';
import {pack} from './pack';
import type {PageText} from './page';
import {readSynonyms} from './synonyms';

/**
 * What pages name as the index's address until the index exists. The address carries a hash of the content and the
 * content is read from the pages, so only a rewrite of the finished pages can put it in; pages are always asked for
 * again, so no cached one can name an index that is gone.
 */
export const placeholder = '/assets/search/index-is-not-built-yet.json';

/**
 * Writes the index of the finished site under a hashed name.
 * @param authored the documentation pages and their search aliases
 * @returns the index's address
 */
export async function writeIndex(
  siteDir: string,
  outDir: string,
  pages: PageText[],
  authored: Authored[],
): Promise<string> {
  const aliases = aliasesOf(authored, siteDir);
  const answers = readAnswers(siteDir);
  checkAddresses([...aliases, ...answers.map(({href}) => [href, {file: answersFile}] as const)], pages);
  const content = JSON.stringify(encode(pack(pages, answers, aliases, readSynonyms(siteDir))));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const address = `/assets/search/index-${hash}.json`;
  await mkdir(join(outDir, 'assets/search'), {recursive: true});
  await writeFile(join(outDir, address), content);
  return address;
}
