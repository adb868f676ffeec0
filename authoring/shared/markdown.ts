import {remark} from 'remark';
import dialect from '../../plugins/markdown/dialect';
import type {MarkdownFile, MarkdownNode} from '../../plugins/shared/markdown';
import {withoutOldSyntax} from '../../plugins/shared/oldSyntax';
import {parser} from '../../plugins/shared/readMarkdown';

const readDialect = dialect();

/** Returns the tree of Markdown that has no tags and no figures, such as a description in a contract. */
export const parsePlainMarkdown = (source: string): MarkdownNode => remark.parse(source) as MarkdownNode;

/** Why a page couldn't be parsed. */
export interface SyntaxFault {
  line: number;
  column: number;
  reason: string;
}

/** Returns a page's syntax tree with positions, or why the page can't be parsed. */
export function parseMarkdown(source: string): MarkdownNode | SyntaxFault {
  const text = withoutOldSyntax(source);
  try {
    const tree = parser.parse(text) as MarkdownNode;
    readDialect(tree, {value: text} as MarkdownFile);
    if (text !== source) moveBack(tree, source);
    return tree;
  } catch (error) {
    const {line = 1, column = 1, reason = String(error)} = error as Partial<SyntaxFault>;
    return {line, column, reason};
  }
}

/** Sets offsets to those in the author's text, whose lines may be shorter than those that were parsed. */
function moveBack(tree: MarkdownNode, source: string): void {
  const starts = [0, ...Array.from(source.matchAll(/\n/g), ({index}) => index + 1)];
  for (const {node} of walk(tree))
    for (const point of node.position ? [node.position.start, node.position.end] : []) {
      const [start = 0, next = source.length + 1] = starts.slice(point.line - 1, point.line + 1);
      point.offset = Math.min(start + point.column - 1, next - 1);
    }
}

/** Yields all nodes below a node, in reading order, each with the element that contains it. */
export function* walk(
  node: MarkdownNode,
  within?: MarkdownNode,
): Generator<{node: MarkdownNode; within?: MarkdownNode}> {
  for (const child of node.children ?? []) {
    yield {node: child, within};
    yield* walk(child, child.type === 'mdxJsxFlowElement' ? child : within);
  }
}
