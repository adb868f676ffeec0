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
  /** Separated by spaces. The first `marks` of them end a word (a comma, a full stop) and stand without a space. */
  words: string;
  marks: number;
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

/** Calls `visit` with the number of each word of an encoded text. */
export function eachWord(text: string, visit: (word: number) => void): void {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    visit((code < pairs ? code : (text.codePointAt(at++) ?? 0) - shift) - firstCharacter);
  }
}

/** A text in its own words again. */
export function decode(text: string, words: string[], marks: number): string {
  let decoded = '';
  eachWord(text, (word) => {
    decoded += (word < marks || decoded === '' ? '' : ' ') + (words[word] ?? '');
  });
  return decoded;
}
