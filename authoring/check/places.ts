import type {MarkdownNode} from '../../plugins/shared/markdown';

/** Returns the offset of a node's first character. */
export const startOf = (node: MarkdownNode): number => node.position?.start.offset ?? 0;

/** Returns the offset after a node's last character. */
export const endOf = (node: MarkdownNode): number => node.position?.end.offset ?? 0;

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
