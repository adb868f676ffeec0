import {eachChunk} from './scan';

const plain = /^[A-Z]?[a-z]+$/;
const figure = /^\d[\d.,]*$/;
const borders = /[./:@{}]+/;
const separators = /[^\p{L}\p{N}\p{M}]+/u;
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Names whose capitals are no borders between words: "java" must not find JavaScript. */
const oneWord = /^(javascript|typescript|ios|macos|ipados|iphone|ipad|github|youtube|linkedin|oauth|swiftui|openapi)$/;

/** A word of a text as it is looked up: whole, and in its parts. */
export interface Word {
  /** In lower case, without separators: `session_id` is `sessionid`. */
  whole: string;
  /** The names within a path, whole: `client.sessionId` has `sessionid`. */
  names: string[];
  /** `session_id` and `sessionId` are `session`, `id`. A plain word is its own only part. */
  parts: string[];
}

/** Case and accents put aside. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

const simple = (word: string): Word => ({whole: word, names: [], parts: [word]});

/** The same borders within an English name, in one pattern that needs no tables of all alphabets. */
const english = /^[ -~]*$/;
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

/** `sessionId` and `session_id` in their parts. */
function partsOf(name: string): string[] {
  if (english.test(name)) return partsOfEnglish(name);
  return name
    .split(separators)
    .flatMap((part) => (oneWord.test(part.toLowerCase()) ? [part] : part.split(humps)))
    .map(fold)
    .filter((part) => part !== '');
}

/** The word that a chunk of text is. */
export function wordOf(chunk: string): Word {
  if (plain.test(chunk)) return simple(chunk.toLowerCase());
  if (figure.test(chunk)) return simple(chunk.replace(/,/g, ''));
  const bare = chunk.replace(/['’]s$/i, '').replace(/['’]/g, '');
  const path = bare.split(borders).map(partsOf);
  const parts = path.flat();
  const names = path.length > 1 ? path.filter((name) => name.length > 1).map((name) => name.join('')) : [];
  return {whole: parts.join(''), names, parts: parts.length > 1 ? parts.filter((part) => part.length > 1) : parts};
}

/** All words of a text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachChunk(text, (chunk) => {
    const word = wordOf(chunk);
    if (word.whole !== '') words.push(word);
  });
  return words;
}
