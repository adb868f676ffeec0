import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {selectAll} from 'hast-util-select';
import type {Collector} from '../../shared/builtSite';
import {docsPlugin, readDocs} from '../../shared/docsPages';
import {only} from '../../shared/expect';
import {type Middleware, prependMiddleware} from '../../shared/previewServer';
import {staticFolder} from '../../shared/staticFolder';
import {type Authored, readAliases} from './aliases';
import {type Addresses, bundleSearch} from './bundle';
import {pageText} from './fromPage';
import type {PageText} from './page';
import {indexServer, previewAddress, previewIndex} from './preview';
import {placeholder, writeIndex} from './writeIndex';

const pluginName = 'search-index';

const isPreview = process.env.NODE_ENV === 'development';

function authoredPages(content: unknown, siteDir: string): Authored[] {
  return readDocs(content, siteDir).pages.map(({permalink, source}) => ({
    file: source,
    path: permalink,
    aliases: readAliases(siteDir, source),
  }));
}

/**
 * Search: bundles the dialog and the worker, and names them and the index in the head of every page, from where the
 * enhancement script loads them on the reader's first intent. In the live preview it also makes the index, when the
 * search first asks for it; for the finished site `searchIndexOfPages` does.
 */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const output = staticFolder(context, 'search');
  let serveIndex: Middleware;
  return {
    name: pluginName,
    getPathsToWatch: () =>
      ['search', 'facts'].map((folder) => join(context.siteDir, `src/${folder}/**/*.{ts,css,yaml}`)),
    async loadContent() {
      await output.clear();
      return bundleSearch(context.siteDir, output.path);
    },
    async allContentLoaded({allContent}) {
      const docs = allContent[docsPlugin]?.default;
      serveIndex = indexServer(() => previewIndex(context.siteDir, authoredPages(docs, context.siteDir)));
    },
    configureWebpack: () => {
      const middleware: Middleware = (...request) => serveIndex(...request);
      return isPreview ? ({devServer: {setupMiddlewares: prependMiddleware(pluginName, middleware)}} as object) : {};
    },
    injectHtmlTags({content}) {
      const {dialog, styles, worker} = content as Addresses;
      const attributes = {
        name: 'search',
        content: dialog,
        'data-styles': styles,
        'data-worker': worker,
        'data-index': isPreview ? previewAddress : placeholder,
      };
      return {headTags: [{tagName: 'meta', attributes}]};
    },
  };
}

/** Makes the index of the finished site from its pages, and puts its address into their heads. */
export const searchIndexOfPages: Collector = ({outDir, siteDir, plugins}) => {
  const pages: PageText[] = [];
  return {
    read(page) {
      const metas = selectAll(`meta[name=search][data-index="${placeholder}"]`, page.head);
      only(metas, page, 'one <meta name="search"> that names the index', 'plugins/files/search-index/index.ts');
      const text = pageText(page);
      if (text) pages.push(text);
    },
    async finish() {
      const authored = authoredPages(plugins.find(({name}) => name === docsPlugin)?.content, siteDir);
      return new Map([[placeholder, await writeIndex(siteDir, outDir, pages, authored)]]);
    },
  };
};
