/** A piece of code and the class that colors it, if any. */
export interface Piece {
  text: string;
  color?: 'code-string' | 'code-property' | 'code-number' | 'code-keyword';
}

const words = [
  ...['import', 'from', 'const', 'new', 'await', 'if', 'throw', 'method', 'with', 'open', 'as', 'not', 'raise'],
  ...['true', 'false', 'null', 'True', 'False', 'None'],
];

const text = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/;

/** Strings, with a colon for the keys of JSON; words; numbers. */
const token = new RegExp(
  `(${text.source})(\\s*:)?|(?<![\\w-])(${words.join('|')})(?![\\w-])|(?<![\\w.-])(-?\\d+(?:\\.\\d+)?)\\b`,
  'g',
);

/**
 * Splits code into pieces to color: strings, keys, numbers, and keywords. Readers don't load the highlighter of the
 * build, and code in the console changes while they type.
 */
export function colored(code: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of code.matchAll(token)) {
    const [whole, string, colon, word] = match;
    if (match.index > end) pieces.push({text: code.slice(end, match.index)});
    end = match.index + whole.length;
    if (string === undefined) pieces.push({text: whole, color: word ? 'code-keyword' : 'code-number'});
    else {
      pieces.push({text: string, color: colon ? 'code-property' : 'code-string'});
      if (colon) pieces.push({text: colon});
    }
  }
  return end < code.length ? [...pieces, {text: code.slice(end)}] : pieces;
}
