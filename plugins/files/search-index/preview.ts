import {shell} from '../../../src/content/navigation';
import type {Middleware} from '../../shared/previewServer';
import type {Transformer} from '../../shared/readMarkdown';
import {type Authored, aliasesOf, readMarketingAliases} from './aliases';
import {readAnswers} from './answers';
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

/** Makes the live preview's index from the Markdown sources. */
export async function previewIndex(
  siteDir: string,
  sources: (Source & Authored)[],
  transformers: Transformer[],
): Promise<string> {
  const pages = [...(await pagesFromMarkdown(sources, transformers)), ...marketingPages(siteDir)];
  const words = [aliasesOf(sources, siteDir), readSynonyms(siteDir)] as const;
  return JSON.stringify(encode(pack(pages, readAnswers(siteDir), ...words)));
}

/**
 * Creates the middleware that serves the index. The index is made when the search first asks for it, so that a save
 * reaches the open page at once.
 */
export function indexServer(make: () => Promise<string>): Middleware {
  let index: Promise<string> | undefined;
  return ({url}, response, next) => {
    if (url !== previewAddress) return next();
    index ??= make();
    return index.then(
      (text) => response.writeHead(200, {'Content-Type': 'application/json'}).end(text),
      ({message}: Error) => response.writeHead(500, {'Content-Type': 'text/plain; charset=utf-8'}).end(message),
    );
  };
}
