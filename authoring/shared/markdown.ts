import {remark} from 'remark';
import type {MarkdownNode} from '../../plugins/shared/markdown';
import {parser} from '../../plugins/shared/readMarkdown';

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
  try {
    return parser.parse(source) as MarkdownNode;
  } catch (error) {
    const {line = 1, column = 1, reason = String(error)} = error as Partial<SyntaxFault>;
    return {line, column, reason};
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
