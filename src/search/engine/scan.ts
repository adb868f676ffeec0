/** Texts without letters that only the Unicode tables know, which are slow to load. */
const english = /^[ -~\u2010-\u2027]*$/;

/**
 * Runs of letters and digits, including the punctuation inside identifiers, paths, and numbers: `client.state`, `don't`,
 * `text-to-speech`, `5,000`. Invisible characters are removed from words.
 */
const englishChunk = /[\w$]+(?:(?:[./:@'{}’-]+|,(?=\d))[\w$]+)*/g;
const anyChunk = /[$_\p{L}\p{N}\p{M}\p{Cf}]+(?:(?:[./:@'{}’-]+|,(?=\d))[$_\p{L}\p{N}\p{M}\p{Cf}]+)*/gu;

/** Calls `visit` for every run of letters and digits of a text. */
export function eachChunk(text: string, visit: (chunk: string, start: number, end: number) => void): void {
  for (const {0: chunk, index} of text.matchAll(english.test(text) ? englishChunk : anyChunk))
    visit(chunk, index, index + chunk.length);
}
