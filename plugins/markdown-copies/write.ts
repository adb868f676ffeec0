import {stringify} from 'yaml';
import type {DocsPage} from '../shared/docsPages';
import type {MarkdownNode} from '../shared/markdown';
import {markdownFile, markdownReader, type Transformer} from '../shared/readMarkdown';
import {copyPath, linkResolver} from './links';
import {plain} from './plain';

/** A documentation page in plain Markdown. */
export interface Copy {
  /** Where the copy is served, from the site's root. */
  path: string;
  /** The copy as it is served: front matter, title and text. */
  content: string;
  /** The copy as a part of a longer text, without front matter. */
  part: string;
}

/** Returns a function that writes a tree as Markdown, in the form that needs the fewest characters. */
async function writer(): Promise<(nodes: MarkdownNode[]) => string> {
  const [{unified}, stringifier, gfm] = await Promise.all([
    import('unified'),
    import('remark-stringify'),
    import('remark-gfm'),
  ]);
  const processor = unified()
    .use(stringifier.default, {bullet: '-', fences: true, listItemIndent: 'one', rule: '-'})
    .use(gfm.default, {tablePipeAlign: false});
  return (children) => processor.stringify({type: 'root', children} as Parameters<typeof processor.stringify>[0]);
}

/**
 * Writes documentation pages as plain Markdown, from the sources that the pages are built from.
 * @param siteUrl the site's address without a slash at its end
 * @param transformers what fills in figures and the API reference
 * @returns a copy for each page, in the pages' order
 * @throws Error naming the place of a tag, link or figure that can't be written
 */
export async function writeCopies(pages: DocsPage[], siteUrl: string, transformers: Transformer[]): Promise<Copy[]> {
  const [read, write] = await Promise.all([markdownReader(transformers), writer()]);
  const resolveLink = linkResolver(siteUrl, pages);
  const copies: Copy[] = [];
  // One page after the other: thousands of trees at once take gigabytes.
  for (const {source, title, description, permalink} of pages) {
    const context = {file: markdownFile(source), resolveLink};
    const body = plain(await read(source), context).flatMap(({children = []}) => children);
    const heading = write([{type: 'heading', depth: 1, children: [{type: 'text', value: title}]}]);
    const text = write(body);
    const url = siteUrl + permalink;
    const frontMatter = stringify({title, description, url}, {lineWidth: 0});
    copies.push({
      path: copyPath(permalink),
      content: `---\n${frontMatter}---\n\n${heading}\n${text}`,
      part: `${heading}\n> ${description}\n\nPage: ${url}\n\n${text}`,
    });
  }
  return copies;
}
