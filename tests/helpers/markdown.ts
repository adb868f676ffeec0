import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {MarkdownFile, MarkdownNode} from '../../plugins/shared/markdown';

type Plugin = () => (tree: MarkdownNode, file: MarkdownFile) => void;

/** What authors write, after one of our plugins: read and run as the build does. */
export function transformed(plugin: Plugin, value: string): MarkdownNode {
  const file = {path: 'docs/page.mdx', value};
  const processor = unified().use(remarkParse).use(remarkMdx).use([plugin]);
  return processor.runSync(processor.parse(file), file);
}

/** How the build fails on what authors write, as `file:line:column: reason`. */
export function failure(plugin: Plugin, value: string): string {
  try {
    transformed(plugin, value);
  } catch (error) {
    const {file, line, column, reason} = error as {file: string; line: number; column: number; reason: string};
    return `${file}:${line}:${column}: ${reason}`;
  }
  throw new Error('Nothing was wrong with the page.');
}

/** Every node of a kind, at any depth, in reading order. */
export function nodesOf(type: string, node: MarkdownNode): MarkdownNode[] {
  return [...(node.type === type ? [node] : []), ...(node.children ?? []).flatMap((child) => nodesOf(type, child))];
}

/** The words of a node and all below it. */
export function wordsOf(node: MarkdownNode): string {
  return node.value ?? node.children?.map(wordsOf).join('') ?? '';
}
