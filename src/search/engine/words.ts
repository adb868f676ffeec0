/** Runs of letters and digits, with the marks that hold identifiers, paths and figures together. */
const chunks = /[\p{L}\p{N}_$](?:[\p{L}\p{N}\p{M}_$]|,(?=\d)|[./:@'’{}-]+(?=[\p{L}\p{N}_$]))*/gu;

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
  return text.toLowerCase().normalize('NFD').replace(/\p{M}+/gu, '');
}

const simple = (word: string): Word => ({whole: word, names: [], parts: [word]});

/** `sessionId` and `session_id` in their parts. */
function partsOf(name: string): string[] {
  return name
    .split(separators)
    .flatMap((part) => (oneWord.test(part.toLowerCase()) ? [part] : part.split(humps)))
    .map(fold)
    .filter((part) => part !== '');
}

function split(chunk: string): Word {
  if (plain.test(chunk)) return simple(chunk.toLowerCase());
  if (figure.test(chunk)) return simple(chunk.replace(/,/g, ''));
  const bare = chunk.replace(/['’]s$/i, '').replace(/['’]/g, '');
  const path = bare.split(borders).map(partsOf);
  const parts = path.flat();
  const names = path.length > 1 ? path.filter((name) => name.length > 1).map((name) => name.join('')) : [];
  return {whole: parts.join(''), names, parts: parts.length > 1 ? parts.filter((part) => part.length > 1) : parts};
}

const known = new Map<string, Word>();

/** The cache holds what a site's text holds; hostile input must not grow it without end. */
const cacheLimit = 50_000;

function wordOf(chunk: string): Word {
  let word = known.get(chunk);
  if (!word) {
    word = split(chunk);
    if (known.size < cacheLimit) known.set(chunk, word);
  }
  return word;
}

/** Calls `visit` for every word of a text, with the stretch of the text it takes. */
export function eachWord(text: string, visit: (word: Word, start: number, end: number) => void): void {
  for (const match of text.matchAll(chunks)) {
    const word = wordOf(match[0]);
    if (word.whole !== '') visit(word, match.index, match.index + match[0].length);
  }
}

/** All words of a text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachWord(text, (word) => words.push(word));
  return words;
}
