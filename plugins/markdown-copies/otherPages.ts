import {appendFile, readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parse} from 'parse5';
import type {Step} from '../finish';
import {docsPlugin, readDocs} from '../shared/docsPages';
import {metaContent, pageTitle} from '../shared/html';
import {pagePath} from '../shared/htmlFiles';
import {type ListedPage, listSection} from './llms';

/**
 * A built page as an entry of the list.
 * @returns nothing for a page that asks not to be found
 */
export function listedPage(html: string, address: string): ListedPage | undefined {
  const {childNodes} = parse(html);
  if (metaContent(childNodes, 'robots').includes('noindex')) return undefined;
  return {title: pageTitle(childNodes), address, description: metaContent(childNodes, 'description')};
}

/**
 * Step of the finished build: adds the pages beside the documentation to llms.txt, in the section that a reader short
 * of space leaves out. Their titles and descriptions are read from the built pages, so that a new page is listed by itself.
 */
export const otherPagesStep: Step = async ({outDir, siteDir, siteConfig, plugins}) => {
  const docs = readDocs(plugins.find(({name}) => name === docsPlugin)?.content, siteDir).pages;
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  const others = files
    .map((file) => ({file, path: pagePath(file)}))
    .filter(({path}) => !docs.some(({permalink}) => permalink === path))
    .sort((a, b) => a.path.localeCompare(b.path));
  const pages = await Promise.all(
    others.map(async ({file, path}) => listedPage(await readFile(join(outDir, file), 'utf8'), siteConfig.url + path)),
  );
  await appendFile(
    join(outDir, 'llms.txt'),
    `\n${listSection(
      'Optional',
      pages.flatMap((page) => page ?? []),
    )}`,
  );
};
