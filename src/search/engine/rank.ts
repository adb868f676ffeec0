import {find, type Matches, own} from './matches';
import {closeness, headingFit, leadShare} from './nearness';
import type {Slot} from './slot';
import {type Field, fields, type Store} from './store';

/** What a word counts by where it stands. */
const fieldWeights: Record<Field, number> = {heading: 9, title: 1.6, trail: 1, alias: 1.3, text: 1.6, code: 0.7};

/** How quickly repetition stops to count, and how much a long text dilutes a word. */
const saturation = 1.1;
const dilution = 0.45;

/** What a section gains when it has all of the words, has them side by side, or is named by them. */
const gains = {coverage: 1.6, text: 0.35, heading: 0.8, headingFit: 0.9, exact: 0.4, page: 1.06, documentation: 1.15, lead: 0.1} as const;

/** Sections looked at closely: far more than are shown. */
const candidates = 80;

export interface Ranked {
  section: number;
  score: number;
}

function averageLengths({lengths, sections}: Store): number[] {
  return fields.map((_, field) => {
    const filled = sections.map((_, section) => lengths[section * fields.length + field] ?? 0).filter((length) => length > 0);
    return filled.reduce((sum, length) => sum + length, 1) / (filled.length + 1);
  });
}

/** What one word gives to one section, over all fields. */
function wordScore({sum, best}: Matches, section: number, store: Store, averages: number[]): {score: number; trust: number} {
  let score = 0;
  let trust = 0;
  fields.forEach((field, number) => {
    const place = section * fields.length + number;
    const count = sum[place] ?? 0;
    if (count === 0) return;
    const length = (store.lengths[place] ?? 0) / (averages[number] ?? 1);
    const value = best[place] ?? 0;
    score += fieldWeights[field] * value * (count / (count + saturation * (1 - dilution + dilution * length)));
    if (value > trust) trust = value;
  });
  return {score, trust: Math.min(1, trust)};
}

function scoreSection(section: number, found: Matches[], store: Store, averages: number[]): number {
  let score = 0;
  let covered = 0;
  let asked = 0;
  for (const matches of found) {
    const {slot, rarity, wideRarity} = matches;
    const word = wordScore(matches, section, store, averages);
    const importance = slot.weight * (word.trust >= own ? rarity : wideRarity);
    asked += slot.weight * rarity;
    score += importance * word.score;
    covered += importance * word.trust;
  }
  return asked === 0 ? 0 : score * (covered / asked) ** gains.coverage;
}

/** Sections by how well they answer the query, best first. */
export function rank(slots: Slot[], store: Store): Ranked[] {
  const found = slots.filter(({terms}) => terms.size > 0).map((slot) => find(slot, store));
  const averages = averageLengths(store);
  const first: Ranked[] = [];
  for (let section = 0; section < store.sections.length; section++) {
    const score = scoreSection(section, found, store, averages);
    if (score > 0) first.push({section, score});
  }
  first.sort((a, b) => b.score - a.score);
  return first
    .slice(0, candidates)
    .map(({section, score}) => {
      const near = closeness(found, section);
      const fit = headingFit(found, section, store);
      const {isPage, href} = store.sections[section] ?? {isPage: false, href: ''};
      const page = (isPage ? gains.page : 1) * (href.startsWith('/developers') ? gains.documentation : 1);
      return {section, score: score * page * (1 + gains.text * near.text + gains.heading * near.heading + gains.headingFit * fit + (fit === 1 ? gains.exact : 0) + gains.lead * leadShare(found, section))};
    })
    .sort((a, b) => b.score - a.score);
}
