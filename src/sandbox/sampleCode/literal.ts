/** The syntax of data in a language. */
export interface Dialect {
  string(value: string): string;
  key(name: string): string;
  /** The language's keywords for `true`, `false`, and `null`. */
  words: Record<'true' | 'false' | 'null', string>;
  trailingComma: boolean;
}

const sameWords = {true: 'true', false: 'false', null: 'null'};

const singleQuoted = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

export const json: Dialect = {string: JSON.stringify, key: JSON.stringify, words: sameWords, trailingComma: false};

export const javascript: Dialect = {
  string: singleQuoted,
  // Without brackets, `__proto__` would set the object's prototype.
  key: (name) => {
    if (name === '__proto__') return `['${name}']`;
    return /^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name);
  },
  words: sameWords,
  trailingComma: true,
};

export const python: Dialect = {
  string: JSON.stringify,
  key: JSON.stringify,
  words: {true: 'True', false: 'False', null: 'None'},
  trailingComma: true,
};

/** The longest line with a list or an object, in characters: what fits beside the text of the reference. */
const lineLength = 66;

function scalar(value: unknown, {string, words}: Dialect): string {
  if (typeof value === 'string') return string(value);
  const word = String(value);
  return word in words ? words[word as keyof Dialect['words']] : word;
}

/**
 * Returns JSON data as source code: on one line if it's short, or else one entry per line.
 * @param indent spaces before the line on which the code starts
 * @param step further spaces for each level inside it
 * @param before the number of characters between the indent and the code
 */
export function literal(value: unknown, dialect: Dialect, indent = 0, step = 2, before = 0): string {
  if (typeof value !== 'object' || value === null) return scalar(value, dialect);
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  // Each entry is written once: writing it again for the other layout would double the work at every level.
  const write = (item: unknown, key = '') => key + literal(item, dialect, indent + step, step, key.length);
  const entries = isList
    ? value.map((item) => write(item))
    : Object.entries(value).map(([name, item]) => write(item, `${dialect.key(name)}: `));
  if (entries.length === 0) return `${open}${close}`;
  const line = `${open}${entries.join(', ')}${close}`;
  if (indent + before + line.length <= lineLength && !line.includes('\n')) return line;
  const margin = ' '.repeat(indent + step);
  const end = dialect.trailingComma ? ',' : '';
  return `${open}\n${margin}${entries.join(`,\n${margin}`)}${end}\n${' '.repeat(indent)}${close}`;
}
