import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {shell} from '../../../src/content/navigation';
import type {Transformer} from '../../shared/readMarkdown';
import {type Authored, aliasesOf} from './aliases';
import {readMarketingAliases} from './aliasFiles';
import {answers} from './answers';
import {encode} from './encode';
import {pagesFromMarkdown, type Source} from './fromMarkdown';
import {pack} from './pack';
import type {PageText} from './page';
import {readSynonyms} from './synonyms';

/** Where the live preview serves its index. Nothing there is cached, so the name needs no hash. */
export const previewAddress = '/assets/search/index.json';

/** `/company/about-us` is "About us": for pages that the navigation does not describe. */
function titleOf(path: string): string {
  const words = (path.split('/').at(-1) || 'home').replaceAll('-', ' ');
  return (words[0] ?? '').toUpperCase() + words.slice(1);
}

/** The pages beside the documentation, as far as they are known by name: the preview renders none before it is asked for. */
function marketingPages(siteDir: string): PageText[] {
  const described = shell.navigation.flatMap(({children, ...group}) => [group, ...children]);
  const others = Object.keys(readMarketingAliases(siteDir))
    .filter((address) => !described.some(({href}) => href === address))
    .map((href) => ({href, title: titleOf(href), description: ''}));
  return [...described, ...others]
    .filter(({href}) => !href.includes('#') && href !== shell.documentation.href)
    .map(({href, title, description = ''}) => ({
      path: href,
      title,
      sections: [{id: '', heading: title, level: 1, text: description, code: '', names: []}],
    }));
}

/** Writes the live preview's index from the Markdown sources. */
export async function writePreviewIndex(
  siteDir: string,
  directory: string,
  sources: (Source & Authored)[],
  transformers: Transformer[],
): Promise<void> {
  const pages = [...(await pagesFromMarkdown(sources, transformers)), ...marketingPages(siteDir)];
  await mkdir(join(directory, 'assets/search'), {recursive: true});
  const index = pack(pages, answers, aliasesOf(sources, siteDir), readSynonyms(siteDir));
  await writeFile(join(directory, previewAddress), JSON.stringify(encode(index)));
}
