import type {Finding} from './types';

/** The maximum size of a page, in bytes. */
const maxSize = 250_000;

const byteOrderMark = '\uFEFF';

/** Returns the text of a file, or the reason why it can't be checked. */
export function readText(bytes: Buffer): {source: string; finding?: Finding} {
  const refuse = (message: string, fix: string) => ({source: '', finding: {offset: 0, message, fix}});
  if (bytes.length > maxSize) {
    const size = Math.ceil(bytes.length / 1_000);
    return refuse(
      `The file is ${size} KB, and the limit is ${maxSize / 1_000} KB.`,
      'split it into several pages, or move data out of docs/.',
    );
  }
  if (bytes.includes(0)) return refuse('The file is not text.', 'save it as UTF-8 text, or move it out of docs/.');
  try {
    const source = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    if (source.trim() === '') return refuse('The file is empty.', 'write the page, or delete the file.');
    return {source: source.replace(byteOrderMark, '')};
  } catch {
    return refuse('The file is not UTF-8 text.', 'save it with UTF-8 encoding.');
  }
}
