import {readFileSync} from 'node:fs';
import {nameHeadings} from '../shared/headingIds';
import {element, type MarkdownFile, type MarkdownNode, transform} from '../shared/markdown';

/** What the plugin needs to know of the site. */
export interface MovedAnchorsOptions {
  /** The path below which the documentation stands, without slashes around it. */
  docsRoute: string;
  /** Where anchors moved, `/path#old` to `/path#new`; those of `deploy/redirects.json` when left out. */
  anchors?: Record<string, string>;
}

interface Redirects {
  anchors: Record<string, string>;
}

/** The one file in which addresses and anchors that moved are written down. */
const readRedirects = (): Redirects => JSON.parse(readFileSync('deploy/redirects.json', 'utf8')) as Redirects;

const wordsOf = (node: MarkdownNode): string => node.value ?? (node.children ?? []).map(wordsOf).join('');

/** The address of the page in a file. */
function addressOf({path = ''}: MarkdownFile, docsRoute: string): string {
  const page = path
    .replaceAll('\\', '/')
    .replace(/^.*\bdocs\//, '')
    .replace(/(?:\/?\bindex)?\.mdx?$/, '');
  return page ? `/${docsRoute}/${page}` : `/${docsRoute}`;
}

/** Old anchors of a page by the new one. */
function movedTo(address: string, anchors: Record<string, string>): Map<string, string[]> {
  const moved = new Map<string, string[]>();
  for (const [from, to] of Object.entries(anchors)) {
    const [path, id = ''] = to.split('#');
    const old = from.split('#')[1];
    if (path === address && old) moved.set(id, [...(moved.get(id) ?? []), old]);
  }
  return moved;
}

/**
 * Remark plugin: a heading whose anchor moved is found under its old anchors too. They stand before the heading, so that
 * its text, its place in the contents and its own id stay as they are. It runs after the figures and the API reference,
 * whose words make ids.
 */
export default function movedAnchors({docsRoute, anchors = readRedirects().anchors}: MovedAnchorsOptions) {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    const moved = movedTo(addressOf(file, docsRoute), anchors);
    if (moved.size === 0) return;
    const named = new Map(nameHeadings(tree, wordsOf).map(({node, id}) => [node as MarkdownNode, id]));
    transform(tree, (node) => {
      const old = moved.get(named.get(node) ?? '') ?? [];
      return old.length > 0 ? [...old.map((id) => element('span', {id})), node] : undefined;
    });
  };
}
