import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {parse} from 'yaml';
import {docsAddress} from '../shared/docsPages';
import {nameHeadings} from '../shared/headingIds';
import {element, type MarkdownFile, type MarkdownNode, plainText, transform} from '../shared/markdown';

/** New anchors by old ones, as `/path#anchor`. */
type Anchors = Record<string, string>;

const readAnchors = (): Anchors =>
  (JSON.parse(readFileSync('deploy/redirects.json', 'utf8')) as {anchors: Anchors}).anchors;

/** Returns the address of a page. Docusaurus runs in the project root. */
function addressOf({children = []}: MarkdownNode, {path = ''}: MarkdownFile): string {
  const frontMatter = parse(children.find(({type}) => type === 'yaml')?.value ?? '') as {slug?: string} | null;
  return docsAddress(relative('docs', path).replaceAll('\\', '/'), frontMatter?.slug);
}

/** Returns the old anchors of a page by new anchor. */
function movedTo(address: string, anchors: Anchors): Map<string, string[]> {
  const moved = new Map<string, string[]>();
  for (const [from, to] of Object.entries(anchors)) {
    const [path, id = ''] = to.split('#');
    const old = from.split('#')[1];
    if (path === address && old) moved.set(id, [...(moved.get(id) ?? []), old]);
  }
  return moved;
}

/**
 * Remark plugin that keeps the old anchors of headings. It adds an element with each old ID before the heading, so the
 * heading itself doesn't change. It runs after the figures and the API reference are inserted, because IDs depend on
 * their words.
 */
export default function movedAnchors(anchors = readAnchors()) {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    const moved = movedTo(addressOf(tree, file), anchors);
    if (moved.size === 0) return;
    const named = new Map(nameHeadings(tree, plainText).map(({node, id}) => [node as MarkdownNode, id]));
    transform(tree, (node) => {
      const old = moved.get(named.get(node) ?? '') ?? [];
      return old.length > 0 ? [...old.map((id) => element('span', {id})), node] : undefined;
    });
  };
}
