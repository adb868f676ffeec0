import {shell} from '../../../src/content/navigation';
import type {Middleware} from '../../shared/previewServer';
import {compiledPages} from '../markdown-copies';
import {type Authored, aliasesOf, readMarketingAliases} from './aliases';
import {readAnswers} from './answers';
import {encode} from './encode';
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

/** Makes the live preview's index from the documentation pages that are compiled, and the names of the others. */
export function previewIndex(siteDir: string, authored: Authored[]): string {
  const documentation = authored.flatMap(({file}) => compiledPages.get(file) ?? []);
  const words = [aliasesOf(authored, siteDir), readSynonyms(siteDir)] as const;
  return JSON.stringify(encode(pack([...documentation, ...marketingPages(siteDir)], readAnswers(siteDir), ...words)));
}

/** Creates the middleware that makes the index when the search asks for it. */
export function indexServer(make: () => string): Middleware {
  return ({url}, response, next) => {
    if (url !== previewAddress) return next();
    try {
      const index = make();
      return response.writeHead(200, {'Content-Type': 'application/json'}).end(index);
    } catch (error) {
      return response.writeHead(500, {'Content-Type': 'text/plain; charset=utf-8'}).end((error as Error).message);
    }
  };
}
