import type {Answer, PageEntry} from './shape';

/**
 * The index as it travels: every different word once, the common ones first, and each text as one character a word.
 * It weighs less than the texts themselves, and its words are taken apart once and not where they stand. Texts of one
 * column follow one another, with a space between.
 */
export interface EncodedIndex {
  pages: PageEntry[];
  ids: (string | 0)[];
  levels: number[];
  answers: Answer[];
  /**
   * Separated by spaces. The first `marks` of them end a word (a comma, a full stop) and stand without a space; the next
   * `plain` are small English letters only, and so are found as they are; the next `capitalized` are some of those,
   * with a capital first.
   */
  words: string;
  marks: number;
  plain: number;
  capitalized: number;
  headings: string;
  aliases: string;
  texts: string;
  codes: string;
}

/** The columns that are encoded. */
export const columns = ['headings', 'aliases', 'texts', 'codes'] as const;

/** The first word's character. Lower ones are JSON's, and the space, which separates texts. */
const firstCharacter = 0x23;
/** From here on characters are pairs (surrogates), so numbers go on where pairs stand for characters. */
const pairs = 0xd800;
const shift = 0x10000 - pairs;

/** The character of a word's number. */
export function characterOf(number: number): string {
  const code = number + firstCharacter;
  return String.fromCodePoint(code < pairs ? code : code + shift);
}

/** The number of the word whose character begins at `at`. */
export function numberAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (code < pairs ? code : (text.codePointAt(at) ?? 0) - shift) - firstCharacter;
}

/** Where the next word's character begins. */
export const after = (text: string, at: number): number => at + (text.charCodeAt(at) < pairs ? 1 : 2);

/** A text in its own words again. */
export function decode(text: string, words: string[], marks: number): string {
  let decoded = '';
  for (let at = 0; at < text.length; at = after(text, at)) {
    const word = numberAt(text, at);
    decoded += (word < marks || decoded === '' ? '' : ' ') + (words[word] ?? '');
  }
  return decoded;
}
