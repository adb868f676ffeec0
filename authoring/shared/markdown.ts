import {remark} from 'remark';
import dialect from '../../plugins/markdown/dialect';
import type {MarkdownFile, MarkdownNode} from '../../plugins/shared/markdown';
import {type Shift, withoutOldSyntax} from '../../plugins/shared/oldSyntax';
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
  const {text, shifts} = withoutOldSyntax(source);
  try {
    const tree = parser.parse(text) as MarkdownNode;
    readDialect(tree, {value: text} as MarkdownFile);
    if (shifts.length > 0) for (const {node} of walk(tree)) moveBack(node, shifts);
    return tree;
  } catch (error) {
    const {line = 1, column = 1, reason = String(error)} = error as Partial<SyntaxFault>;
    return {line, column, reason};
  }
}

/** Sets a node's offsets to those in the author's text, which is shorter than the text that was parsed. */
function moveBack({position}: MarkdownNode, shifts: Shift[]): void {
  for (const point of position ? [position.start, position.end] : []) {
    const {offset = 0} = point;
    point.offset = shifts.reduce((moved, [place, by]) => (place <= offset ? moved - by : moved), offset);
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
