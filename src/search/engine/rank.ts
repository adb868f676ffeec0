import {find, type Matches, own} from './matches';
import {closeness, headingFit, leadShare} from './nearness';
import type {Slot} from './slot';
import {type Field, fields, type Section, type Store} from './store';
import {fold} from './words';

/** What a word counts by where it stands. */
const fieldWeights: Record<Field, number> = {heading: 5, title: 2, trail: 1, alias: 4, text: 1.8, code: 0.6};

/** What a word counts that names a section's page, or is another word for the page. */
const inherited = {title: 2, alias: 1.5} as const;

/** How quickly repetition stops to count, and how much a long text dilutes a word. */
const saturation = 0.8;
const dilution = 0.45;

/** What a section gains when it has all of the words, has them side by side, or is named by them. */
const gains = {
  coverage: 1.1,
  text: 0.35,
  heading: 0.5,
  headingFit: 0.9,
  exact: 0.8,
  same: 2,
  page: 0.75,
  documentation: 1.2,
  lead: 0.3,
} as const;

/** A heading asked for in other forms, or not typed to its end, is still that heading. */
const nearlyExact = 0.85;

/** Sections looked at closely: far more than are shown. */
const candidates = 80;

export interface Ranked {
  section: number;
  score: number;
}

/** What one word gives to one section, over all fields. */
function wordScore({sum, best}: Matches, section: number, store: Store): {score: number; trust: number} {
  let score = 0;
  let trust = 0;
  const add = (from: number, number: number, weight: number) => {
    const place = from * fields.length + number;
    const count = sum[place] ?? 0;
    if (count === 0) return;
    const length = (store.lengths[place] ?? 0) / (store.averages[number] ?? 1);
    const value = best[place] ?? 0;
    score += weight * value * (count / (count + saturation * (1 - dilution + dilution * length)));
    if (value > trust) trust = value;
  };
  for (const [number, field] of fields.entries()) add(section, number, fieldWeights[field]);
  const {first, isPage} = store.sections[section] as Section;
  if (!isPage) {
    add(first, fields.indexOf('title'), inherited.title);
    add(first, fields.indexOf('alias'), inherited.alias);
  }
  return {score, trust: Math.min(1, trust)};
}

function scoreSection(section: number, found: Matches[], store: Store): number {
  let score = 0;
  let covered = 0;
  let asked = 0;
  for (const matches of found) {
    const {slot, rarity, wideRarity} = matches;
    const word = wordScore(matches, section, store);
    const importance = slot.weight * (word.trust >= own ? rarity : wideRarity);
    asked += slot.weight * rarity;
    score += importance * word.score;
    covered += importance * word.trust;
  }
  return asked === 0 ? 0 : score * (covered / asked) ** gains.coverage;
}

/** What a section gains by having the words side by side, at its beginning or in its heading, and by what it is. */
function gainOf(section: number, found: Matches[], store: Store, typed: string): number {
  const {isPage, href, heading} = store.sections[section] as Section;
  const near = closeness(found, section);
  const fit = headingFit(found, section, store);
  const named =
    gains.headingFit * fit + (fit >= nearlyExact ? gains.exact : 0) + (fold(heading) === typed ? gains.same : 0);
  const standing = (isPage ? gains.page : 1) * (href.startsWith('/developers/documentation') ? gains.documentation : 1);
  return (
    standing *
    (1 + gains.text * near.text + gains.heading * near.heading + named + gains.lead * leadShare(found, section))
  );
}

/** Sections by how well they answer the query, best first. */
export function rank(slots: Slot[], store: Store, query: string): Ranked[] {
  const typed = fold(query.trim());
  const found = slots.filter(({terms}) => terms.size > 0).map((slot) => find(slot, store));
  return store.sections
    .map((_, section) => ({section, score: scoreSection(section, found, store)}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, candidates)
    .map(({section, score}) => ({section, score: score * gainOf(section, found, store, typed)}))
    .sort((a, b) => b.score - a.score);
}
