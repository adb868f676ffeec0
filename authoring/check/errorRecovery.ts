import type {MarkdownNode} from '../../plugins/shared/markdown';
import {parseMarkdown} from '../shared/markdown';
import {offsetAt} from './places';

/** A syntax error in a page. */
export interface SyntaxProblem {
  offset: number;
  reason: string;
}

/** Returns the number of errors after which parsing stops, so it takes seconds and not minutes. */
const maxErrors = (source: string): number => Math.min(100, Math.ceil(2_000_000 / source.length));

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

/**
 * Returns the offset of the brace or angle bracket that an error is about. The parser reports where it stopped, which
 * is later.
 */
function openingBefore(source: string, offset: number): number {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  for (let index = offset; index >= lineStart; index--) {
    if (/[{<]/.test(source[index] ?? '') && source[index - 1] !== '\\') return index;
  }
  return offset;
}

/**
 * Returns the text to remove so that the rest can be parsed: a tag, an expression, or one character. A pattern matches
 * it, because the parser rejects it.
 */
function invalidText(source: string, start: number): string {
  const rest = source.slice(start);
  const [found] = /^(?:<\/?[A-Za-z][^<>{}\n]*>|<!--[\s\S]*?-->|\{[^{}\n]*\})/.exec(rest) ?? [rest.slice(0, 1)];
  return found || ' ';
}

/** Returns the offset of an unclosed tag, which is only in the text of the message, such as `(35:1-35:20)`. */
function unclosedTag(source: string, reason: string): number | undefined {
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  return line && column ? offsetAt(source, Number(line), Number(column)) : undefined;
}

/**
 * Parses a page that can have syntax errors. Each invalid part is reported, replaced with spaces, and the rest is
 * parsed.
 * @returns the tree, whose nodes have their offsets in the page, and the errors; no tree if there are too many errors
 */
export function parseWithRecovery(source: string): {tree?: MarkdownNode; errors: SyntaxProblem[]} {
  const errors: SyntaxProblem[] = [];
  let readable = source;
  for (let left = maxErrors(source); left > 0; left--) {
    const tree = parseMarkdown(readable);
    if (!('reason' in tree)) return {tree, errors};
    const {line, column, reason} = tree;
    const reported = offsetAt(source, line, column);
    const start = unclosedTag(source, reason) ?? openingBefore(readable, reported);
    errors.push({offset: start, reason});
    const text = invalidText(readable, start);
    readable = readable.slice(0, start) + blank(text) + readable.slice(start + text.length);
  }
  return {errors};
}
