import type {MarkdownNode} from '../../plugins/shared/markdown';
import type {Problem} from '../../plugins/shared/problem';

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** Returns the offset of a node's first character. */
export const startOf = (node: MarkdownNode): number => node.position?.start.offset ?? 0;

/** Returns the offset after a node's last character. */
export const endOf = (node: MarkdownNode): number => node.position?.end.offset ?? 0;

/** Orders problems by file and place. */
export const byPlace = (a: Place, b: Place): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** Returns the line and column of an offset, both starting at 1. */
export function placeOf(source: string, offset: number): {line: number; column: number} {
  const before = source.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

/** Returns the offset of a line and column, both starting at 1. */
export function offsetAt(source: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = source.indexOf('\n', start) + 1;
  return Math.min(start + column - 1, source.length);
}
