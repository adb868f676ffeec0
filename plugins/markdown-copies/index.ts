import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsPlugin, readDocs} from '../shared/docsPages';
import {onDemand} from '../shared/onDemand';
import type {Transformer} from '../shared/readMarkdown';
import {staticFolder} from '../shared/staticFolder';
import {inReadingOrder, llmsText} from './llms';
import {writeCopies} from './write';

export {otherPages} from './otherPages';

interface CopiesOptions {
  /** One sentence about what the company offers. */
  summary: string;
  /** What fills in figures and the API reference. */
  transformers: Transformer[];
}

/**
 * Serves every documentation page as plain Markdown at its address with `.md` added, and for language models the list
 * of all pages (llms.txt) and all pages in one file (llms-full.txt). The copies are made from the sources that the
 * pages are built from, into a static folder, which the build serves as it is;
 * the live preview makes them when one is asked for.
 */
export default function markdownCopies(context: LoadContext, options: unknown): Plugin {
  const {summary, transformers} = options as CopiesOptions;
  const {siteConfig, siteDir} = context;
  const {clear, write} = staticFolder(context, 'markdown');
  const isPreview = process.env.NODE_ENV === 'development';
  const asked = onDemand('markdown-copies', (path) => /\.md$|^\/llms[\w-]*\.txt$/.test(path));

  async function writeAll(docs: unknown): Promise<void> {
    const {pages, sidebar} = readDocs(docs, siteDir);
    const copies = await writeCopies(inReadingOrder(pages, sidebar), siteConfig.url, transformers);
    await Promise.all(copies.map(({path, content}) => write(path, content)));
    await write('llms-full.txt', copies.map(({part}) => part).join('\n'));
    await write('llms.txt', llmsText({url: siteConfig.url, name: siteConfig.title, summary, pages, sidebar}));
  }

  return {
    name: 'markdown-copies',
    loadContent: clear,
    async allContentLoaded({allContent}) {
      const make = () => writeAll(allContent[docsPlugin]?.default);
      if (isPreview) asked.renew(make);
      else await make();
    },
    configureWebpack: () => (isPreview ? asked.configuration : {}),
  };
}
