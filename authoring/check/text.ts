import type {Finding} from './types';

/** A page is text that a person reads; beyond this size, in bytes, it is something else. */
const largest = 250_000;

const byteOrderMark = '\uFEFF';

/** The text of a file, or why it is none that can be checked. */
export function readText(bytes: Buffer): {source: string; finding?: Finding} {
  const refuse = (message: string, fix: string) => ({source: '', finding: {offset: 0, message, fix}});
  if (bytes.length > largest) {
    const size = Math.ceil(bytes.length / 1_000);
    return refuse(
      `The file has ${size} KB; a page has at most ${largest / 1_000}.`,
      'split it into pages, and move data out of docs/.',
    );
  }
  if (bytes.includes(0)) return refuse('The file is not text.', 'save it as UTF-8 text, or move it out of docs/.');
  try {
    const source = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    if (source.trim() === '') return refuse('The file is empty.', 'write the page, or delete the file.');
    return {source: source.replace(byteOrderMark, '')};
  } catch {
    return refuse(
      'The file is not UTF-8 text.',
      "save it again with the encoding UTF-8, in your editor's save dialog.",
    );
  }
}
