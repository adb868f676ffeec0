import type {Matches} from './matches';
import {isStopWord} from './stopWords';
import {fields, type Store} from './store';
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

/** How close together a section has the query's words, from 0 to 1, in its heading and in its text. */
export function closeness(found: Matches[], section: number): {heading: number; text: number} {
  const heavy = found.flatMap((matches, index) => (matches.slot.weight === 1 ? [{matches, index}] : []));
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
export function leadShare(found: Matches[], section: number): number {
  const place = section * fields.length + fields.indexOf('text');
  const heavy = found.filter(({slot}) => slot.weight === 1);
  const sum = heavy.reduce(
    (total, {positions}) => total + Math.max(0, 1 - Math.min(leadWords, ...(positions.get(place) ?? [])) / leadWords),
    0,
  );
  return sum / Math.max(1, heavy.length);
}

const headingLengths = new WeakMap<Store, number[]>();

/** Number of words in each heading that carry meaning. */
function lengthsOf(store: Store): number[] {
  const known = headingLengths.get(store);
  if (known) return known;
  const lengths = store.sections.map(
    ({heading}) => wordsOf(heading).flatMap(({parts}) => parts.filter((part) => !isStopWord(part))).length,
  );
  headingLengths.set(store, lengths);
  return lengths;
}

/** A word that names the page instead of the heading counts a little less. */
const titleTrust = 0.85;

/** How exactly the query names the heading, on its page, from 0 to 1: all of its words asked for, and nothing else asked. */
export function headingFit(found: Matches[], section: number, store: Store): number {
  const place = section * fields.length + fields.indexOf('heading');
  const title = (store.sections[section]?.first ?? 0) * fields.length + fields.indexOf('title');
  const heavy = found.filter(({slot}) => slot.weight === 1);
  const taken = new Set<number>();
  let asked = 0;
  for (const {best, positions} of heavy) {
    const value = Math.min(1, best[place] ?? 0);
    asked += Math.max(value, titleTrust * Math.min(1, best[title] ?? 0));
    if (value > 0.5) for (const position of positions.get(place) ?? []) taken.add(position);
  }
  const length = lengthsOf(store)[section] ?? 0;
  if (heavy.length === 0 || length === 0) return 0;
  return (asked / heavy.length) * Math.min(1, taken.size / length);
}
