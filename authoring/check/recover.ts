import type {MarkdownNode} from '../../plugins/shared/markdown';
import {parseMarkdown} from '../markdown';
import {offsetAt} from './places';

/** Where a page stops being MDX, and why. */
export interface SyntaxProblem {
  offset: number;
  reason: string;
}

/** How many faults of a page are told before the rest of it is given up: reading goes on for seconds, not minutes. */
const mostFaults = (source: string): number => Math.min(100, Math.ceil(2_000_000 / source.length));

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

/** The brace or angle bracket that a message is about: the parser complains where it gave up, which is later. */
function openingBefore(source: string, offset: number): number {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  for (let index = offset; index >= lineStart; index--) {
    if (/[{<]/.test(source[index] ?? '') && source[index - 1] !== '\\') return index;
  }
  return offset;
}

/** The text that has to go so that the rest can be read: a whole tag, a whole expression, or the one character. */
function faultyText(source: string, start: number): string {
  const rest = source.slice(start);
  const [found] = /^(?:<\/?[A-Za-z][^<>{}\n]*>|<!--[\s\S]*?-->|\{[^{}\n]*\})/.exec(rest) ?? [rest.slice(0, 1)];
  return found || ' ';
}

/** The place that a message names as the start of what was never closed, such as `(35:1-35:20)`. */
function namedPlace(source: string, reason: string): number | undefined {
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  return line && column ? offsetAt(source, Number(line), Number(column)) : undefined;
}

/**
 * Reads a page of which parts are not MDX: tells each such part and reads on without it.
 * @returns the tree of what could be read, with every node at its offset of the page; none when too much cannot be read
 */
export function recover(source: string): {tree?: MarkdownNode; faults: SyntaxProblem[]} {
  const faults: SyntaxProblem[] = [];
  let readable = source;
  for (let left = mostFaults(source); left > 0; left--) {
    const tree = parseMarkdown(readable);
    if (!('reason' in tree)) return {tree, faults};
    const {line, column, reason} = tree;
    const complaint = offsetAt(source, line, column);
    const start = namedPlace(source, reason) ?? openingBefore(readable, complaint);
    faults.push({offset: start, reason});
    const text = faultyText(readable, start);
    readable = readable.slice(0, start) + blank(text) + readable.slice(start + text.length);
  }
  return {faults};
}
