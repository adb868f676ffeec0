import {remark} from 'remark';
import gfm from 'remark-gfm';
import {stringify} from 'yaml';
import {siteUrl} from '../../../src/facts/site';
import type {DocsPage} from '../../shared/docsPages';
import type {MarkdownFile, MarkdownNode} from '../../shared/markdown';
import {partialsOf} from '../../shared/partials';
import {copyPath, linkResolver} from './links';
import {plain} from './plain';

/** A documentation page in plain Markdown. */
export interface Copy {
  /** The Markdown below the title. */
  text: string;
  /** Where the copy is served, from the site's root. */
  path: string;
  /** The copy as it is served: front matter, where the list of pages is, title, and text. */
  content: string;
  /** The copy as a part of a longer text, without front matter. */
  part: string;
}

/**
 * Writes a documentation page as plain Markdown. The tree stays as it is.
 * @throws Error naming the place of a tag or link that can't be written
 */
export type WriteCopy = (page: DocsPage, tree: MarkdownNode, file: MarkdownFile) => Copy;

const processor = remark()
  .data('settings', {bullet: '-', fences: true, listItemIndent: 'one', rule: '-'})
  .use(gfm, {tablePipeAlign: false})
  .freeze();

/** Returns nodes as Markdown, in the form that needs the fewest characters. */
const write = (children: MarkdownNode[]): string =>
  processor.stringify({type: 'root', children} as Parameters<typeof processor.stringify>[0]);

/** Replaces the marks of partials, which are compiled on their own, with their text. */
export const withPartials = (text: string, partials: Map<string, string>): string =>
  text.replace(/<!-- partial (.+?) -->/g, (_, path: string) => withPartials(partials.get(path) ?? '', partials).trim());

/**
 * Creates the function that writes a page's copy, given the page's tree with figures and the API reference filled in.
 * @param pages all pages, which links may lead to
 */
export function copyWriter(pages: DocsPage[]): WriteCopy {
  const resolveLink = linkResolver(pages);
  return ({title, description, permalink}, tree, file) => {
    const partials = partialsOf(tree, file.path ?? '');
    const body = plain(tree, {file, resolveLink, partials}).flatMap(({children = []}) => children);
    const heading = write([{type: 'heading', depth: 1, children: [{type: 'text', value: title}]}]);
    const text = write(body);
    const url = siteUrl + permalink;
    const list = `> All pages are listed at ${siteUrl}/llms.txt. Each is Markdown at its own address with .md added.`;
    const frontMatter = stringify({title, description, url}, {lineWidth: 0});
    return {
      text,
      path: copyPath(permalink),
      content: `---\n${frontMatter}---\n\n${list}\n\n${heading}\n${text}`,
      // Among other pages, a fragment alone would name no page.
      part: `${heading}\n> ${description}\n\nPage: ${url}\n\n${text.replaceAll('](#', `](${siteUrl}${copyPath(permalink)}#`)}`,
    };
  };
}
