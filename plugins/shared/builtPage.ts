import {select} from 'hast-util-select';
import {rehype} from 'rehype';
import {ownTitle} from '../../src/facts/brand';
import {docsRoute} from '../../src/facts/routes';
import {plainText} from './markdown';

type Root = ReturnType<typeof rehype.parse>;

/** The nodes of a page's syntax tree. */
export type Nodes = Root | Root['children'][number];
export type Element = Extract<Nodes, {type: 'element'}>;

/** A built page as the finishing pass works on it. */
export interface Page {
  /** The path of its file below the built site, such as `products/pricing.html`. */
  file: string;
  /** Its path on the site, such as `/products/pricing`. */
  path: string;
  tree: Root;
  head: Element;
  body: Element;
}

/** Returns the path on the site of a built page, given its file below the built site. */
function pagePath(file: string): string {
  const address = file.slice(0, -'.html'.length);
  if (address === 'index') return '/';
  return `/${address.endsWith('/index') ? address.slice(0, -'/index'.length) : address}`;
}

/** Parses a built page, including the content of <noscript>. The parser always adds a head and a body, so both exist. */
export function readPage(html: string, file: string): Page {
  const tree = rehype.parse(html);
  const [head, body] = ['head', 'body'].map((name) => select(name, tree)) as [Element, Element];
  return {file, path: pagePath(file), tree, head, body};
}

const writer = rehype().data('settings', {closeEmptyElements: true, tightSelfClosing: true});

/**
 * Serializes a page. Quotes and closing tags stay, except in drawings: leaving them out saves 0.3 % of the compressed
 * bytes, and `omitOptionalTags` moves white space into other elements.
 */
export const writePage = ({tree}: Page): string => writer.stringify(tree);

/**
 * Calls `visit` for every element below a node, in reading order, with what templates hold. The pass does so several
 * times for each page, so this does less than `unist-util-visit`, which takes six times as long.
 * @param visit returns false to leave out what is below the element
 */
export function eachElement(parent: Nodes, visit: (element: Element) => boolean | undefined): void {
  if (!('children' in parent)) return;
  for (const node of parent.children)
    if (node.type === 'element' && visit(node) !== false) eachElement(node.content ?? node, visit);
}

/** Returns an attribute's value when it is text, and nothing otherwise. */
export function attribute({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the content of a page's `<meta name="…">`; empty when it has none. */
export function metaContent({head}: Page, name: string): string {
  const meta = select(`meta[name="${name}"]`, head);
  return (meta && attribute(meta, 'content')) ?? '';
}

/** Returns a page's title without the site's name. */
export function pageTitle({head}: Page): string {
  const title = select('title', head);
  return title ? ownTitle(plainText(title).replace(/\s+/g, ' ').trim()) : '';
}

/** Returns whether a page belongs to the documentation. */
export const isDocumentation = ({path}: Pick<Page, 'path'>): boolean => `${path}/`.startsWith(`${docsRoute}/`);

/** Returns whether a page asks not to be found. */
export const isHidden = (page: Page): boolean => metaContent(page, 'robots').includes('noindex');
