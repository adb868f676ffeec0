import {appendFile} from 'node:fs/promises';
import {join} from 'node:path';
import {siteUrl} from '../../../src/facts/site';
import {isHidden, metaContent, pageTitle} from '../../shared/builtPage';
import type {Collector} from '../../shared/builtSite';
import {docsPlugin, readDocs} from '../../shared/docsPages';
import {type ListedPage, listSection} from './llms';

/**
 * Adds the pages beside the documentation to llms.txt, in the section that a reader with little space leaves out. Titles
 * and descriptions come from the built pages, so a new page is listed without further work.
 */
export const otherPages: Collector = ({outDir, siteDir, plugins}) => {
  const docs = readDocs(plugins.find(({name}) => name === docsPlugin)?.content, siteDir).pages;
  const documentation = new Set(docs.map(({permalink}) => permalink));
  const others: ListedPage[] = [];
  return {
    read(page) {
      if (documentation.has(page.path) || isHidden(page)) return;
      const description = metaContent(page, 'description');
      others.push({title: pageTitle(page), address: siteUrl + page.path, description});
    },
    async finish() {
      const sorted = others.sort((a, b) => a.address.localeCompare(b.address));
      await appendFile(join(outDir, 'llms.txt'), `\n${listSection('Optional', sorted)}`);
      return undefined;
    },
  };
};
