import {distance} from './nearest';

/** The parts that an address, a path or a figure's name is made of. */
const partsOf = (name: string): string[] =>
  name.replace(/\.(?:mdx?|tsx?|png|jpe?g|svg|webp|gif|avif)$/, '').split(/[/.#]+/);

/** What is left of two names without the parts that both begin and end with: only there can a slip have been made. */
function apart(one: string, other: string): [string, string] {
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

/** How much of a wrong name may be wrong before it is likely another name altogether. */
const mostWrong = 1 / 3;

/** How much of a wrong name has to be words of the right one. */
const leastShared = 1 / 3;

/** Words that stand in names of everything. */
const filling = ['and', 'for', 'how', 'the', 'you', 'your'];

/** From this length on, the beginning of a word says which one it is. */
const shortestBeginning = 4;

const wordsOf = (name: string): string[] =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !filling.includes(word));

const begins = (word: string, other: string): boolean => word.length >= shortestBeginning && other.startsWith(word);

/** Which part of a wrong name's letters stands in words that the right one begins or has, from 0 to 1. */
function shared(word: string, name: string): number {
  const right = wordsOf(name);
  const same = wordsOf(word).filter((one) =>
    right.some((other) => other === one || begins(one, other) || begins(other, one)),
  );
  return same.join('').length / Math.max(1, word.replace(/[^\p{L}\p{N}]+/gu, '').length);
}

/** The last part of a name of several, such as the page of an address. */
const lastOf = (name: string): string | undefined => partsOf(name.toLowerCase()).slice(1).at(-1) || undefined;

/** How likely a wrong name stands for a right one, from 0 (it does not) to 1 (it is the same but for the case). */
function likeness(word: string, name: string): number {
  const [typed, right] = apart(word.toLowerCase(), name.toLowerCase());
  const wrong = distance(typed, right) / Math.max(typed.length, right.length, 1);
  if (wrong <= mostWrong) return 1 - wrong / 2;
  if (lastOf(word) !== undefined && lastOf(word) === lastOf(name)) return 0.8;
  const [last, rightLast] = apart(word, name).map((rest) => rest.split('/').at(-1) ?? '') as [string, string];
  const [short, long] = last.length < rightLast.length ? [last, rightLast] : [rightLast, last];
  if (begins(short.toLowerCase(), long.toLowerCase())) return 0.6;
  const part = shared(last, rightLast);
  return part >= leastShared ? part * 0.6 : 0;
}

/** How many edits a name of this length can differ by and still be a slip of the pen. */
const slipsIn = (name: string): number => (name.length >= 6 ? 2 : name.length >= 3 ? 1 : 0);

/** Whether a wrong name is the right one but for a slip of the pen. */
export function isSlip(word: string, name: string): boolean {
  const [typed, right] = apart(word.toLowerCase(), name.toLowerCase());
  return distance(typed, right) <= slipsIn(typed);
}

/** The name that a wrong one most likely stands for; undefined when it is like none of them. */
export function suggest(word: string, names: readonly string[]): string | undefined {
  const likely = names
    .map((name) => ({name, likeness: likeness(word, name), edits: distance(word.toLowerCase(), name.toLowerCase())}))
    .filter((one) => one.likeness > 0);
  return likely.sort((a, b) => b.likeness - a.likeness || a.edits - b.edits)[0]?.name;
}
