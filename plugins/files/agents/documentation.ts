import type {EmbeddedDocumentation} from 'timbre-documentation';
import {siteUrl} from '../../../src/facts/site';
import type {Site} from '../../shared/builtSite';
import {docsPlugin, readDocs} from '../../shared/docsPages';
import {wholeCopy} from '../markdown-copies';
import {copyPath} from '../markdown-copies/links';
import {inReadingOrder} from '../markdown-copies/llms';

/** Returns the pages of the documentation, in reading order, with their Markdown copies. */
export function readDocumentation({siteDir, plugins}: Site): EmbeddedDocumentation['pages'] {
  const {pages, sidebar} = readDocs(plugins.find(({name}) => name === docsPlugin)?.content, siteDir);
  return inReadingOrder(pages, sidebar).map(({title, description, permalink}) => ({
    ...{id: permalink.split('/').at(-1) ?? '', title, description, url: siteUrl + permalink},
    markdown: wholeCopy(copyPath(permalink)),
  }));
}
