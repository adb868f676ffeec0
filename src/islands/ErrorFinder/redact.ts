/** The replacement for a secret. */
const removed = '[removed]';

/** Invisible characters but line breaks, which could hide a key from the patterns. */
const invisible = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029\u{e0000}-\u{e0fff}]/gu;

/** Matches what is between a name and its value, which can be in a list or in a call. */
const separator = '["\'`\\\\]{0,4}\\s{0,9}(?:[:=]|%3[ad]|=>)[\\s"\'`\\\\[(]{0,12}';

/** Patterns of values that the name before them marks as secret. */
const named = [
  // A whole header. Its value ends at a quotation mark, at a line that isn't indented, or after 4,000 characters.
  new RegExp(
    `((?:proxy-)?authorization|(?:set-)?cookie)${separator}(?:(?:bearer|basic)\\s{1,9})?[^\\s"'\`](?:[^\\n"'\`]|\\n(?= )){0,4000}`,
    'gi',
  ),
  new RegExp(
    `([\\w-]{0,40}(?:api[-_ ]?key|access[-_ ]?key|token|secret|pass(?:w(?:or)?d|phrase)|pwd|credentials?|private[-_ ]?key|\\bkey))(?:${separator}|\\s{1,9}\\\\{0,2}["'\`“‘])[^\\s"'\`,;&})\\]]{1,4000}`,
    'gi',
  ),
  /\b(bearer|basic)(?:\s|%20|\+){1,9}["'`]{0,2}[^\s"'`,;)]{1,4000}/gi,
];

/** A user name and a password in an address. */
const inAddress = /:\/\/[^\s/@]{1,400}@/g;

/** A word with one of the prefixes that keys have. */
const prefixed = /\b(?:sk|pk|rk|tk|gh[opsu]|xox[a-z]|eyJ|AKIA|AIza|key|timbre)[-_]?[\w.~+/=-]{8,4000}/g;

const long = /[\w.~+/=%-]{16,4000}/g;

/** A word, a short number, or a version. A string with only these between its separators is text or a path. */
const harmlessPart = /^(?:[A-Z]?[a-z]{0,14}|[A-Z]{1,15}|v?\d{1,4})$/;

const isHarmless = (text: string) => text.split(/[_./=+~%-]/).every((part) => harmlessPart.test(part));

/**
 * Removes what is or could be a key from a text: values whose names say that they're secret, words with the prefixes of
 * keys, and long words that don't look like text. In case of doubt, it removes them.
 * @returns the text, and how many secrets were removed
 */
export function redact(source: string) {
  let count = 0;
  const remove = () => {
    count += 1;
    return removed;
  };
  let text = source.normalize('NFKC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(invisible, '');
  for (const pattern of named) text = text.replace(pattern, (_whole, name: string) => `${name}: ${remove()}`);
  text = text
    .replace(inAddress, () => `://${remove()}@`)
    .replace(prefixed, (word) => (isHarmless(word) && !/^(?:[srpt]k|gh.|xox.)[-_]/.test(word) ? word : remove()))
    .replace(long, (word) => (isHarmless(word) ? word : remove()));
  return {text, count};
}

/** The deepest level of a value that is kept. */
const deepest = 6;

const secretName = /key|token|secret|pass(?:w|phrase)|pwd|authorization|cookie|credential/i;

/**
 * Removes keys from a JSON value, as `redact` does from a text. The value of a field whose name says that it's secret
 * is removed.
 */
export function redactValue(value: unknown, level = 0): {value: unknown; count: number} {
  if (typeof value === 'string') {
    const {text, count} = redact(value);
    return {value: text, count};
  }
  if (typeof value === 'number' && Math.abs(value) >= 1e12) return {value: removed, count: 1};
  if (typeof value !== 'object' || value === null) return {value, count: 0};
  if (level === deepest) return {value: '…', count: 0};
  let total = 0;
  const keep = (name: string, inner: unknown) => {
    const kept = secretName.test(name) ? {value: removed, count: 1} : redactValue(inner, level + 1);
    total += kept.count;
    return kept.value;
  };
  const result = Array.isArray(value)
    ? value.map((item) => keep('', item))
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name).text, keep(name, inner)]));
  return {value: result, count: total};
}
