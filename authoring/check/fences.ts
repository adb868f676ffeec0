import type {MarkdownNode} from '../../plugins/shared/markdown';
import {extractFromTree} from '../samples/extract';
import type {Fence, SampleProblem} from '../samples/types';
import type {Page} from './page';
import {endOf, offsetAt, startOf} from './places';
import type {Finding} from './types';

/** A code block in a page, including its backticks. */
export interface Block {
  node: MarkdownNode;
  language: string;
  meta: string;
  /** The offset of the opening backticks. */
  offset: number;
  /** The offset of the first character of the first line of code. */
  codeStart: number;
  /** The code in the page, with its indentation and line endings. */
  raw: string;
}

/** Returns all code blocks of a page. */
export function blocksOf({nodes, source}: Page): Block[] {
  return nodes
    .filter(({node}) => node.type === 'code')
    .map(({node}) => {
      const offset = startOf(node);
      const firstLine = source.indexOf('\n', offset) + 1;
      const codeStart = firstLine === 0 || firstLine > endOf(node) ? endOf(node) : firstLine;
      const end = Math.max(codeStart, source.lastIndexOf('\n', endOf(node) - 1));
      return {
        node,
        language: node.lang ?? '',
        meta: node.meta ?? '',
        offset,
        codeStart,
        raw: source.slice(codeStart, end),
      };
    });
}

/** Returns the code blocks as the sample runner reads them, and the problems that it finds in how they are written. */
export function samplesOf({file, source, tree}: Page): {fences: Fence[]; problems: SampleProblem[]} {
  return extractFromTree(file, source, tree, () => []);
}

/** Converts a problem of the sample runner to a finding. */
export const toFinding = (source: string, {line, column, expected, received, fix}: SampleProblem): Finding => ({
  offset: offsetAt(source, line, column),
  message: `Expected ${expected}, received ${received}.`,
  fix,
});
