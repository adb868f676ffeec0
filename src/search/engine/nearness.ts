import type {Matches} from './matches';
import {isStopWord} from './stopWords';
import {fields, type Section, type Store} from './store';
import {wordsOf} from './words';

/** Words this far apart still belong together, if less than neighbors do. */
const reach = 6;

/** 1 for words that stand as in the query, less with each word between them, 0 beyond reach. */
function pairCloseness(first: number[], second: number[], step: number): number {
  let best = 0;
  for (const from of first) {
    for (const to of second) {
      const gap = Math.abs(to - from - step);
      if (to !== from && gap < reach) best = Math.max(best, 1 - gap / reach);
    }
  }
  return best;
}

/** A word of the query that carries meaning, and its place among the query's words. */
export interface Heavy {
  matches: Matches;
  index: number;
}

export const heavyOf = (found: Matches[]): Heavy[] =>
  found.flatMap((matches, index) => (matches.slot.weight === 1 ? [{matches, index}] : []));

/** How close together a section has the query's words, from 0 to 1, in its heading and in its text. */
export function closeness(heavy: Heavy[], section: number): {heading: number; text: number} {
  if (heavy.length < 2) return {heading: 0, text: 0};
  const within = (field: number) => {
    const place = section * fields.length + field;
    let sum = 0;
    heavy.slice(1).forEach(({matches, index}, position) => {
      const before = heavy[position];
      const [first, second] = [before?.matches.positions.get(place), matches.positions.get(place)];
      if (before && first && second) sum += pairCloseness(first, second, index - before.index);
    });
    return sum / (heavy.length - 1);
  };
  return {
    heading: within(fields.indexOf('heading')),
    text: Math.max(within(fields.indexOf('text')), within(fields.indexOf('alias'))),
  };
}

/** A section says what it is about in its first words; from here on a word's place means nothing. */
const leadWords = 25;

/** How early the query's words stand in the section's text, from 0 to 1. */
export function leadShare(heavy: Heavy[], section: number): number {
  const place = section * fields.length + fields.indexOf('text');
  let sum = 0;
  for (const {matches} of heavy) {
    let first = leadWords;
    for (const position of matches.positions.get(place) ?? []) if (position < first) first = position;
    sum += 1 - first / leadWords;
  }
  return sum / Math.max(1, heavy.length);
}

const headingLengths = new WeakMap<Section, number>();

/** Number of words in a heading that carry meaning, counted when it is first asked for. */
function headingLength(section: Section): number {
  const known = headingLengths.get(section);
  if (known !== undefined) return known;
  const words = wordsOf(section.heading).flatMap(({parts}) => parts.filter((part) => !isStopWord(part)));
  headingLengths.set(section, words.length);
  return words.length;
}

/** A word that names the page instead of the heading counts a little less. */
const titleTrust = 0.85;

/** How exactly the query names the heading, on its page, from 0 to 1: all of its words asked for, and nothing else asked. */
export function headingFit(heavy: Heavy[], section: number, store: Store): number {
  const place = section * fields.length + fields.indexOf('heading');
  const title = (store.sections[section]?.first ?? 0) * fields.length + fields.indexOf('title');
  const taken = new Set<number>();
  let asked = 0;
  for (const {
    matches: {best, positions},
  } of heavy) {
    const value = Math.min(1, best[place] ?? 0);
    asked += Math.max(value, titleTrust * Math.min(1, best[title] ?? 0));
    if (value > 0.5) for (const position of positions.get(place) ?? []) taken.add(position);
  }
  const length = headingLength(store.sections[section] as Section);
  if (heavy.length === 0 || length === 0) return 0;
  return (asked / heavy.length) * Math.min(1, taken.size / length);
}
