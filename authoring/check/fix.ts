import {openFiles, type Unsaved} from './files';
import {checkDocs} from './index';
import type {Edit} from './types';

const byteOrderMark = '\uFEFF';

/** A fix can reveal another problem, such as a wrong anchor after a wrong file name. */
const maxRounds = 5;

/** Applies edits to a text, the last ones first, so that offsets stay right. Of two that overlap, one is applied. */
export function applyEdits(source: string, edits: Edit[]): string {
  let [result, from] = [source, Number.POSITIVE_INFINITY];
  for (const {start, end, text} of edits.toSorted((a, b) => b.start - a.start)) {
    if (end > from || start === from) continue;
    result = result.slice(0, start) + text + result.slice(end);
    from = start;
  }
  return result;
}

/**
 * Fixes problems that have only one solution, and returns the new texts by file without writing them. Byte order marks
 * and line endings stay.
 * @param options the repository root, the pages (default: all), and unsaved texts
 */
export async function fixDocs(options: {
  root: string;
  files?: string[];
  unsaved?: Unsaved;
}): Promise<Record<string, string>> {
  const fixed: Record<string, string> = {};
  for (let round = 0; round < maxRounds; round++) {
    const unsaved = {...options.unsaved, ...fixed};
    const edits = new Map<string, Edit[]>();
    for (const {file, edit} of await checkDocs({...options, unsaved}))
      if (edit) edits.set(file, [...(edits.get(file) ?? []), edit]);
    const files = openFiles(options.root, unsaved);
    for (const [file, changes] of edits) {
      const text = String(files.read(file));
      const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
      fixed[file] = mark + applyEdits(text.slice(mark.length), changes);
    }
    if (edits.size === 0) break;
  }
  return fixed;
}
