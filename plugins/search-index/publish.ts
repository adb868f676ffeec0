import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pagePath} from '../shared/htmlFiles';
import {type Authored, aliasesOf, checkAliases} from './aliases';
import {answers} from './answers';
import {encode} from './encode';
import {pageFromHtml} from './fromHtml';
import {pack} from './pack';
import type {PageText} from './page';

/**
 * What pages name as the index's address until the index exists. The address carries a hash of the content and the
 * content is read from the pages, so only a rewrite of the finished pages can put it in; pages are always asked for
 * again, so no cached one can name an index that is gone.
 */
export const placeholder = '/assets/search/index-is-not-built-yet.json';

/** @throws Error when an answer quotes a section that no page has */
function checkAnswers(pages: PageText[]): void {
  const known = new Set(pages.flatMap(({path, sections}) => sections.map(({id}) => (id ? `${path}#${id}` : path))));
  const lost = answers.filter(({href}) => !known.has(href));
  if (lost.length === 0) return;
  const list = lost.map(({title, href}) => `  ${title}: ${href}`).join('\n');
  throw new Error(
    `Search answers quote sections that don't exist. Fix their href in plugins/search-index/answers.ts:\n${list}`,
  );
}

/**
 * Reads the built pages, writes the index beside them under a hashed name, and tells every page that name.
 * @param authored the documentation pages and their search aliases
 */
export async function publishIndex(outDir: string, authored: Authored[]): Promise<void> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html')).sort();
  const built = await Promise.all(
    files.map(async (file) => ({file, html: await readFile(join(outDir, file), 'utf8')})),
  );
  const pages = built.flatMap(({file, html}) => pageFromHtml(html, pagePath(file)) ?? []);
  const aliases = aliasesOf(authored);
  checkAnswers(pages);
  checkAliases(aliases, pages);
  const content = JSON.stringify(encode(pack(pages, answers, aliases)));
  const address = `/assets/search/index-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.json`;
  await mkdir(join(outDir, 'assets/search'), {recursive: true});
  await writeFile(join(outDir, address), content);
  await Promise.all(
    built.map(({file, html}) => {
      if (!html.includes(placeholder))
        throw new Error(`${file} does not name the search index: plugin search-index must stand in its head.`);
      return writeFile(join(outDir, file), html.replaceAll(placeholder, address));
    }),
  );
}
