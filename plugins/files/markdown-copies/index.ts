import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Preparation} from '../../shared/builtSite';
import {docsPlugin, readDocs} from '../../shared/docsPages';
import type {MarkdownFile, MarkdownNode} from '../../shared/markdown';
import {type Middleware, prependMiddleware} from '../../shared/previewServer';
import {pageFromMarkdown} from '../search-index/fromMarkdown';
import type {PageText} from '../search-index/page';
import {documents} from './documents';
import {inReadingOrder, llmsText} from './llms';
import {type Copy, copyWriter, type WriteCopy, withPartials} from './write';

export {otherPages} from './otherPages';

const isPreview = process.env.NODE_ENV === 'development';

/** The documentation as Docusaurus has loaded it, and the function that writes its pages. */
type Documentation = ReturnType<typeof readDocs> & {write: WriteCopy};

let documentation: Documentation | undefined;

/** The copies of the pages that are compiled, by the paths of their sources. */
const copies = new Map<string, Copy>();

/** What the live preview's search reads of these pages. */
export const compiledPages = new Map<string, PageText>();

/** The Markdown of all files that are compiled, by their paths. Pages can import any of them. */
const partials = new Map<string, string>();

/** A file that is a part of pages has no address and title. */
const part = {id: '', permalink: '', title: '', description: '', frontMatter: {}};

/**
 * Remark plugin that writes the copy of a page while the page is compiled, so that no page is parsed a second time. It must
 * run after the plugins that fill in figures and the API reference, and before those that prepare the HTML.
 */
export function copyPage() {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    if (!documentation || !file.path) return;
    const {path} = file;
    const page = documentation.pages.find(({source}) => source === path);
    const copy = documentation.write(page ?? {...part, source: path}, tree, file);
    partials.set(path, copy.text);
    if (page) copies.set(path, copy);
    if (page && isPreview) compiledPages.set(path, pageFromMarkdown(page, tree));
  };
}

/** Returns the whole copy of a page that has been compiled, by its path on the site. */
export function wholeCopy(path: string): string {
  return withPartials([...copies.values()].find((each) => each.path === path)?.content ?? '', partials);
}

/**
 * Returns the content of all files by their paths on the site: a copy for each page of the sidebar that is compiled,
 * llms.txt, and llms-full.txt.
 */
function allFiles({pages, sidebar}: Documentation): Map<string, string> {
  const written = inReadingOrder(pages, sidebar).flatMap(({source}) => copies.get(source) ?? []);
  const whole = (text: string) => withPartials(text, partials);
  return new Map([
    ...written.flatMap(({path, content}) => documents(path, whole(content))),
    ['/llms-full.txt', whole(written.map(({part}) => part).join('\n'))],
    ['/llms.txt', llmsText(pages, sidebar)],
  ]);
}

/** Responds with a file that is made from the pages as they are now. */
const preview: Middleware = ({url = '/'}, response, next) => {
  const {pathname} = new URL(url, 'http://preview');
  const content = documentation && allFiles(documentation).get(pathname);
  if (content === undefined) return next();
  const type = pathname.endsWith('.md') ? 'text/markdown' : 'text/plain';
  return response.writeHead(200, {'Content-Type': `${type}; charset=utf-8`}).end(content);
};

/**
 * Serves every documentation page as plain Markdown at its address with `.md` added, and for language models the list
 * of all pages (llms.txt) and all pages in one file (llms-full.txt). The live preview serves what `copyPage` has written;
 * for the finished site, `markdownFiles` writes it.
 */
export default function markdownCopies({siteDir}: LoadContext): Plugin {
  return {
    name: 'markdown-copies',
    allContentLoaded({allContent}) {
      const docs = readDocs(allContent[docsPlugin]?.default, siteDir);
      documentation = {...docs, write: copyWriter(docs.pages)};
    },
    configureWebpack: () =>
      isPreview ? ({devServer: {setupMiddlewares: prependMiddleware('markdown-copies', preview)}} as object) : {},
  };
}

/** Writes the copies, llms.txt, and llms-full.txt into the built site. */
export const markdownFiles: Preparation = async ({outDir}) => {
  for (const [path, content] of documentation ? allFiles(documentation) : []) {
    await mkdir(dirname(join(outDir, path)), {recursive: true});
    await writeFile(join(outDir, path), content);
  }
};
