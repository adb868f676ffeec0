import {openFiles, type Unsaved} from './files';
import {checkDocs} from './index';
import type {Edit, Problem} from './types';

/** A mended page. */
export interface Fixed {
  file: string;
  /** The whole new text, with its byte order mark and line ends as they were. */
  text: string;
}

const byteOrderMark = '\uFEFF';

/** One mend can uncover the next, as an anchor behind a wrong file name; beyond this many rounds nothing new comes. */
const mostRounds = 5;

/** Applies replacements to a text. Of two that touch the same characters, the first is applied. */
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
 * Mends what needs no judgement, and nothing else. Nothing is written: the caller does that.
 * @param options the repository's folder, the pages (all when left out), and texts that are not saved yet
 */
export async function fixDocs(options: {root: string; files?: string[]; unsaved?: Unsaved}): Promise<Fixed[]> {
  const mended: Record<string, string> = {};
  for (let round = 0; round < mostRounds; round++) {
    const unsaved = {...options.unsaved, ...mended};
    const edits = editsByFile(await checkDocs({...options, unsaved}));
    if (edits.size === 0) break;
    const files = openFiles(options.root, unsaved);
    for (const [file, changes] of edits) mended[file] = applied(files.read(file)?.toString('utf8') ?? '', changes);
  }
  return Object.entries(mended).map(([file, text]) => ({file, text}));
}
