import type {SampleLanguage} from '../../../sandbox/sampleCode';

export type CodeLanguage = SampleLanguage | 'json';

/** The end of a class name in `src/components/CodeBlock/tokens.css`, after `code-`. */
type Color = 'comment' | 'string' | 'keyword' | 'number' | 'function' | 'property';

/** A piece of code and the class that colors it, if any. */
export interface Piece {
  text: string;
  color?: `code-${Color}`;
}

interface Grammar {
  /** Matches tokens. Each group has the name of its color. */
  token: RegExp;
  /** Matches code inside a string. `color` is the color of what isn't a token there. */
  inString?: {code: RegExp; color?: Color};
}

const doubleQuoted = String.raw`"(?:\\.|[^"\\\n])*"`;
const quoted = String.raw`${doubleQuoted}|'(?:\\.|[^'\\\n])*'`;
const template = String.raw`\x60[^\x60]*\x60`;
const number = String.raw`(?<number>(?<![\w.-])-?\d+(?:\.\d+)?\b)`;

const keywords = (words: string) => String.raw`(?<keyword>(?<![\w-])(?:${words})(?![\w-]))`;

/** Keywords of both JavaScript and Python. */
const commonKeywords = 'for|if|try|break|continue';

const tokens = (...patterns: string[]) => new RegExp(patterns.join('|'), 'gm');

/** The grammars of what islands show: requests that `src/sandbox/sampleCode/` writes, and JSON. */
const grammars: Record<CodeLanguage, Grammar> = {
  json: {
    token: tokens(
      String.raw`(?<property>${doubleQuoted}(?=\s*:))`,
      `(?<string>${doubleQuoted})`,
      number,
      keywords('true|false|null'),
    ),
  },
  curl: {
    token: tokens(
      `(?<string>${doubleQuoted}|'[^']*')`,
      '(?<function>^curl)',
      String.raw`(?<property>(?<=\s)--?\w[\w-]*|\b\w+(?==))`,
      number,
    ),
    inString: {code: /\$(?:\w+|\{[^}]*\})/g, color: 'property'},
  },
  javascript: {
    token: tokens(
      '(?<comment>//.*)',
      String.raw`(?<property>'[\w-]+'(?=: )|\b(?![A-Z_]+\b)\w+(?=: ))`,
      `(?<string>${quoted}|${template})`,
      keywords(`import|from(?= )|as|${commonKeywords}|const|let|function|new|await|throw|catch|true|false|null`),
      String.raw`(?<function>\b[A-Za-z]\w*(?=\())`,
      String.raw`(?<number>\b[A-Z][A-Z_]+\b|\b\d[\d_]*(?:\.\d+)?\b)`,
    ),
    inString: {code: /\$\{[^}]*\}/g, color: 'string'},
  },
  python: {
    token: tokens(
      `(?<string>f?(?:${quoted}))`,
      keywords(`import|from|as|${commonKeywords}|with|in|and|not|raise|except|print|True|False|None`),
      String.raw`(?<function>\b(?:open|range)(?=\())`,
      number,
    ),
    inString: {code: /(?<=^f.*)\{[^}]*\}/g},
  },
};

const piece = (text: string, color?: Color): Piece => ({text, ...(color && {color: `code-${color}`})});

/** Splits text at the matches of a pattern. What is between the matches gets the color. */
function split(text: string, pattern: RegExp, color: Color | undefined, pieces: (match: RegExpExecArray) => Piece[]) {
  const result: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) result.push(piece(text.slice(end, match.index), color));
    result.push(...pieces(match));
    end = match.index + match[0].length;
  }
  return end < text.length ? [...result, piece(text.slice(end), color)] : result;
}

/**
 * Splits code into pieces to color, with the colors of the build's highlighter. Readers don't load that highlighter,
 * and code in the console changes while they type.
 * @param color the color of what isn't a token
 */
export function tokenize(code: string, language: CodeLanguage, color?: Color): Piece[] {
  const {token, inString} = grammars[language];
  return split(code, token, color, ({0: text, groups = {}}) => {
    const own = (Object.keys(groups) as Color[]).find((name) => groups[name] !== undefined);
    if (own !== 'string' || !inString) return [piece(text, own)];
    return split(text, inString.code, own, ([inner]) => tokenize(inner, language, inString.color));
  });
}
