import {remark} from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import {parseMarkdown} from '../../authoring/shared/markdown';
import type {MarkdownFile, MarkdownNode} from '../../plugins/shared/markdown';

type Plugin = () => (tree: MarkdownNode, file: MarkdownFile) => void;

/** Parses Markdown as the build does, and returns it as one of our plugins changes it. */
export function transformed(plugin: Plugin, value: string, path = 'docs/page.mdx'): MarkdownNode {
  const file = {path, value};
  const processor = remark().use(remarkMdx).use(remarkFrontmatter).use([plugin]);
  return processor.runSync(processor.parse(file), file);
}

/** Parses Markdown with tables. */
export function treeOf(source: string) {
  const tree = parseMarkdown(source);
  if (!('type' in tree)) throw new Error(`${tree.line}: ${tree.reason}`);
  return tree;
}

/** Returns every node of a type, at any depth, in reading order. */
export function nodesOf(type: string, node: MarkdownNode): MarkdownNode[] {
  return [...(node.type === type ? [node] : []), ...(node.children ?? []).flatMap((child) => nodesOf(type, child))];
}

/** Creates the file that plugins get. Its `fail` throws an error that names the place. */
export const markdownFile = (path: string): MarkdownFile => ({
  path,
  fail(message, place) {
    throw new Error(`${path}:${place?.start.line}:${place?.start.column}: ${message}`);
  },
});
