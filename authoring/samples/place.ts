import type {Fence, SampleProblem} from './types';

/** A problem without its place. */
export type Complaint = Omit<SampleProblem, 'file' | 'line' | 'column'>;

/**
 * Returns a problem at a place in a fence.
 * @param line the line in the page; for a generated sample, whose code isn't in the page, the line in the padded source
 * @param column the column in the code, from 1
 */
export function problemAt(fence: Fence, line: number, column: number, complaint: Complaint): SampleProblem {
  const {file, generated} = fence;
  if (!generated) return {file, line, column: column + fence.column - 1, ...complaint};
  const received = `${complaint.received} (generated sample ${generated}, line ${line - fence.line + 1})`;
  return {file, line: fence.opening, column: 1, ...complaint, received};
}

/** Returns a problem at the offset of a character in the fence's code. */
export function problemAtOffset(fence: Fence, offset: number, complaint: Complaint): SampleProblem {
  const before = fence.code.slice(0, offset).split('\n');
  return problemAt(fence, fence.line + before.length - 1, (before.at(-1)?.length ?? 0) + 1, complaint);
}

/** Returns a problem with the whole fence, at its opening line. */
export function problemOf(fence: Fence, complaint: Complaint): SampleProblem {
  return problemAt(fence, fence.generated ? fence.line : fence.opening, 1, complaint);
}

/**
 * Returns the code of a fence and its setup, with each line at its number in the page. Messages of compilers and
 * interpreters then name the right lines.
 */
export function placedSource({setup, ...fence}: Fence, firstLine = ''): string {
  const lines = [firstLine];
  for (const {line, code} of [...setup, fence]) {
    while (lines.length < line - 1) lines.push('');
    lines.push(...code.split('\n'));
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the fence that has a line of the placed source: the fence itself, or a part of its setup. */
export function fenceAt(fence: Fence, line: number): Fence {
  return [...fence.setup].reverse().find((part) => line >= part.line && line < fence.opening) ?? fence;
}
