import {openFiles, type Unsaved} from './files';
import {checkDocs} from './index';
import type {Edit, Problem} from './types';

/** A fixed file. */
export interface Fixed {
  file: string;
  /** The whole new text, with the original byte order mark and line endings. */
  text: string;
}

const byteOrderMark = '\uFEFF';

/** A fix can reveal another problem, such as a wrong anchor after a wrong file name. */
const maxRounds = 5;

/** Applies edits to a text. Of two edits that overlap, only the first is applied. */
export function applyEdits(source: string, edits: Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let done = 0;
  let last: Edit | undefined;
  for (const edit of inOrder) {
    if (edit.start < done || (last?.start === edit.start && last.end === edit.end)) continue;
    result += source.slice(done, edit.start) + edit.text;
    done = edit.end;
    last = edit;
  }
  return result + source.slice(done);
}

function editsByFile(problems: Problem[]): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const {file, edit} of problems) if (edit) edits.set(file, [...(edits.get(file) ?? []), edit]);
  return edits;
}

function applied(text: string, edits: Edit[]): string {
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  return mark + applyEdits(text.slice(mark.length), edits);
}

/**
 * Fixes problems that have only one solution, and returns the new texts without writing them.
 * @param options the repository root, the pages (default: all), and unsaved texts
 */
export async function fixDocs(options: {root: string; files?: string[]; unsaved?: Unsaved}): Promise<Fixed[]> {
  const fixed: Record<string, string> = {};
  for (let round = 0; round < maxRounds; round++) {
    const unsaved = {...options.unsaved, ...fixed};
    const edits = editsByFile(await checkDocs({...options, unsaved}));
    if (edits.size === 0) break;
    const files = openFiles(options.root, unsaved);
    for (const [file, changes] of edits) fixed[file] = applied(files.read(file)?.toString('utf8') ?? '', changes);
  }
  return Object.entries(fixed).map(([file, text]) => ({file, text}));
}
