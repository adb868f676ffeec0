import {eachChunk} from './scan';

const english = /^[ -~]*$/;
const plain = /^[A-Z]?[a-z]+$/;
const figure = /^\d[\d.,]*$/;
const borders = /[./:@{}]+/;
const separators = /[^\p{L}\p{N}\p{M}]+/u;
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Names that aren't split at capitals: "java" must not find JavaScript. */
const oneWord = /^(javascript|typescript|ios|macos|ipados|iphone|ipad|github|youtube|linkedin|oauth|swiftui|openapi)$/;

/** A word of a text as it is looked up: as a whole, and in parts. */
export interface Word {
  /** In lower case, without separators: `session_id` is `sessionid`. */
  whole: string;
  /** The names within a path: `client.sessionId` has `sessionid`. */
  names: string[];
  /** For `session_id` and `sessionId`, `session` and `id`; for a plain word, the word itself. */
  parts: string[];
}

/** Replaces full-width letters, ligatures, and other variants by plain ones, and removes accents and invisible characters. */
const simplify = (text: string): string => text.normalize('NFKD').replace(/[\p{M}\p{Cf}]+/gu, '');

/** Returns a text in lower case, in plain letters. */
export const fold = (text: string): string => simplify(text).toLowerCase();

const simple = (word: string): Word => ({whole: word, names: [], parts: [word]});

/** The same borders within ASCII names, in patterns that are faster because they need no Unicode tables. */
const englishParts = /[A-Z]+(?=[A-Z][a-z])|[A-Z]*[a-z\d]+|[A-Z]+/g;
const englishNames = /[A-Za-z\d]+/g;

function partsOfEnglish(name: string): string[] {
  const parts: string[] = [];
  for (const part of name.match(englishNames) ?? []) {
    const lower = part.toLowerCase();
    if (lower === part || oneWord.test(lower)) parts.push(lower);
    else for (const piece of part.match(englishParts) ?? []) parts.push(piece.toLowerCase());
  }
  return parts;
}

/** Splits `sessionId` and `session_id`. */
function partsOf(name: string): string[] {
  if (english.test(name)) return partsOfEnglish(name);
  return name
    .split(separators)
    .flatMap((part) => (oneWord.test(part.toLowerCase()) ? [part] : part.split(humps)))
    .map((part) => part.toLowerCase())
    .filter((part) => part !== '');
}

/** Returns a chunk of text as a word. */
export function wordOf(chunk: string): Word {
  if (plain.test(chunk)) return simple(chunk.toLowerCase());
  if (figure.test(chunk)) return simple(chunk.replace(/,/g, ''));
  const bare = (english.test(chunk) ? chunk : simplify(chunk)).replace(/['’]s$/i, '').replace(/['’]/g, '');
  const path = bare.split(borders).map(partsOf);
  const parts = path.flat();
  const names = path.length > 1 ? path.filter((name) => name.length > 1).map((name) => name.join('')) : [];
  return {whole: parts.join(''), names, parts: parts.length > 1 ? parts.filter((part) => part.length > 1) : parts};
}

/** Returns the names that a word has in addition to its parts. */
export const namesOf = ({whole, names, parts}: Word): string[] =>
  whole === '' || parts[0] === whole ? names : [...names, whole];

/** Returns all words of a text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachChunk(text, (chunk) => {
    const word = wordOf(chunk);
    if (word.whole !== '') words.push(word);
  });
  return words;
}
