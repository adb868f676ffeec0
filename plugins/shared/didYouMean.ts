import {imageExtension} from '../../src/facts/fileKinds';
import {editDistance} from '../../src/search/engine/editDistance';

/** Returns the number of edits between two words: letters that are added, removed, replaced, or swapped with a neighbor. */
const distance = (a: string, b: string): number => editDistance(a, b, Math.max(a.length, b.length));

/** Returns the parts of an address, a path, or the name of a figure. */
const partsOf = (name: string): string[] =>
  name
    .replace(/\.(?:mdx?|tsx?)$/, '')
    .replace(imageExtension, '')
    .split(/[/.#]+/);

/** Returns two names without the parts that both start with and both end with. */
function differenceOf(one: string, other: string): [string, string] {
  const [a, b] = [partsOf(one), partsOf(other)];
  while (a.length > 1 && b.length > 1 && a[0] === b[0]) {
    a.shift();
    b.shift();
  }
  while (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  return [a.join('/'), b.join('/')];
}

/** The largest share of a name's characters that a misspelling changes. */
const maxChanged = 1 / 3;

/** The smallest share of a wrong name's letters that must be in words of the right name. */
const minShared = 1 / 3;

const stopWords = ['and', 'for', 'how', 'the', 'you', 'your'];

/** The fewest letters for which a prefix counts as a match. */
const minPrefix = 4;

const nameParts = (name: string): string[] =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !stopWords.includes(word));

const isPrefix = (word: string, other: string): boolean => word.length >= minPrefix && other.startsWith(word);

/** Returns the share of a wrong name's letters that are in words of the right name or in their prefixes, from 0 to 1. */
function sharedLetters(word: string, name: string): number {
  const right = nameParts(name);
  const same = nameParts(word).filter((one) =>
    right.some((other) => other === one || isPrefix(one, other) || isPrefix(other, one)),
  );
  return same.join('').length / Math.max(1, word.replace(/[^\p{L}\p{N}]+/gu, '').length);
}

/** Returns the last part of a name that has several, such as the page in an address. */
const lastPart = (name: string): string | undefined => partsOf(name.toLowerCase()).slice(1).at(-1) || undefined;

/** Returns how similar a wrong name is to a right one, from 0 (not similar) to 1 (the same except for case). */
function similarity(word: string, name: string): number {
  const [typed, right] = differenceOf(word.toLowerCase(), name.toLowerCase());
  const changed = distance(typed, right) / Math.max(typed.length, right.length, 1);
  if (changed <= maxChanged) return 1 - changed / 2;
  if (lastPart(word) !== undefined && lastPart(word) === lastPart(name)) return 0.8;
  const [last = '', rightLast = ''] = differenceOf(word, name).map((rest) => rest.split('/').at(-1) ?? '');
  const [short, long] = last.length < rightLast.length ? [last, rightLast] : [rightLast, last];
  if (isPrefix(short.toLowerCase(), long.toLowerCase())) return 0.6;
  const shared = sharedLetters(last, rightLast);
  return shared >= minShared ? shared * 0.6 : 0;
}

/** Returns the number of edits that count as a typo in a name of this length. */
const maxTypos = (name: string): number => (name.length >= 6 ? 2 : name.length >= 3 ? 1 : 0);

/** Returns whether a wrong name is the right one with a typo. */
export function isTypo(word: string, name: string): boolean {
  const [typed, right] = differenceOf(word.toLowerCase(), name.toLowerCase());
  return distance(typed, right) <= maxTypos(typed);
}

/** Returns the name that is most similar to a wrong one, or `undefined` if none is similar. */
export function suggest(word: string, names: readonly string[]): string | undefined {
  const similar = names
    .map((name) => ({
      name,
      similarity: similarity(word, name),
      edits: distance(word.toLowerCase(), name.toLowerCase()),
    }))
    .filter((one) => one.similarity > 0);
  return similar.sort((a, b) => b.similarity - a.similarity || a.edits - b.edits)[0]?.name;
}

/** Returns the fix for a wrong name: the name that is most similar, or all names if none is. */
export function didYouMean(word: string, names: readonly string[]): string {
  const right = suggest(word, names);
  return right ? `did you mean "${right}"?` : `write one of ${names.join(', ')}.`;
}
