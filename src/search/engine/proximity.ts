import type {Matches} from './matches';
import {isStopWord} from './stopWords';
import {fields, type Store} from './store';
import {wordsOf} from './words';

/** Words with this many words between them don't count as close. */
const reach = 6;

/** The number of words at the start of a section that tell what it's about. Later positions all count the same. */
const leadWords = 25;

/** A match must be above this quality to count as naming a word of the heading. */
const namingQuality = 0.5;

/** Returns 1 for words as far apart as in the query, less with each word between them, and 0 beyond reach. */
function pairProximity(first: number[], second: number[], step: number): number {
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
export interface Keyword {
  matches: Matches;
  index: number;
}

export const keywordsOf = (found: Matches[]): Keyword[] =>
  found.flatMap((matches, index) => (matches.word.isKeyword ? [{matches, index}] : []));

/** Returns how close together the query's words are in a section's heading and in its text, from 0 to 1. */
export function proximity(keywords: Keyword[], section: number): {heading: number; text: number} {
  if (keywords.length < 2) return {heading: 0, text: 0};
  const within = (field: number) => {
    const place = section * fields.length + field;
    let sum = 0;
    keywords.slice(1).forEach(({matches, index}, position) => {
      const before = keywords[position];
      const [first, second] = [before?.matches.positionsAt(place), matches.positionsAt(place)];
      if (before && first && second) sum += pairProximity(first, second, index - before.index);
    });
    return sum / (keywords.length - 1);
  };
  return {
    heading: within(fields.indexOf('heading')),
    text: Math.max(within(fields.indexOf('text')), within(fields.indexOf('alias'))),
  };
}

/** Returns how early the query's words occur in a section's text, from 0 to 1. */
export function earliness(keywords: Keyword[], section: number): number {
  const place = section * fields.length + fields.indexOf('text');
  let sum = 0;
  for (const {matches} of keywords) {
    let first = leadWords;
    for (const position of matches.positionsAt(place)) if (position < first) first = position;
    sum += 1 - first / leadWords;
  }
  return sum / Math.max(1, keywords.length);
}

/** Returns the number of words in a heading that carry meaning. */
const headingLength = (heading: string): number =>
  wordsOf(heading).flatMap(({parts}) => parts.filter((part) => !isStopWord(part))).length;

/** Returns how exactly the query names the heading, from 0 to 1: with all words of the heading, and no others. */
export function headingFit(keywords: Keyword[], section: number, store: Store): number {
  const place = section * fields.length + fields.indexOf('heading');
  const title = (store.outline.firsts[section] ?? 0) * fields.length + fields.indexOf('title');
  const named = new Set<number>();
  let asked = 0;
  for (const {
    matches: {found, positionsAt},
  } of keywords) {
    const quality = Math.min(1, found.get(place)?.best ?? 0);
    asked += Math.max(quality, store.ranking.titleInFit * Math.min(1, found.get(title)?.best ?? 0));
    if (quality > namingQuality) for (const position of positionsAt(place)) named.add(position);
  }
  const length = headingLength(store.outline.at(section).heading);
  if (keywords.length === 0 || length === 0) return 0;
  return (asked / keywords.length) * Math.min(1, named.size / length);
}
