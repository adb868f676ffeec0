import {docsRoute} from '../../facts/routes';
import {type Matches, own} from './matches';
import {closeness, type Heavy, headingFit, heavyOf, leadShare} from './nearness';
import type {Section, Store} from './store';
import {fold} from './words';

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
const candidates = 40;

export interface Ranked {
  section: number;
  score: number;
}

function scoreSection(section: number, found: Matches[]): number {
  let score = 0;
  let covered = 0;
  let asked = 0;
  for (const matches of found) {
    const {slot, rarity, wideRarity} = matches;
    const trust = matches.trust[section] ?? 0;
    asked += slot.weight * rarity;
    if (trust === 0) continue;
    const importance = slot.weight * (trust >= own ? rarity : wideRarity);
    score += importance * (matches.score[section] ?? 0);
    covered += importance * trust;
  }
  return asked === 0 ? 0 : score * (covered / asked) ** gains.coverage;
}

const folded = new WeakMap<Section, string>();

/** A heading as it is compared with a query, made when it is first asked for. */
function foldedHeading(section: Section): string {
  const known = folded.get(section) ?? fold(section.heading);
  folded.set(section, known);
  return known;
}

/** What a section gains by having the words side by side, at its beginning or in its heading, and by what it is. */
function gainOf(section: number, heavy: Heavy[], store: Store, typed: string): number {
  const entry = store.sections[section] as Section;
  const {isPage, href} = entry;
  const near = closeness(heavy, section);
  const fit = headingFit(heavy, section, store);
  const named =
    gains.headingFit * fit + (fit >= nearlyExact ? gains.exact : 0) + (foldedHeading(entry) === typed ? gains.same : 0);
  const standing = (isPage ? gains.page : 1) * (href.startsWith(docsRoute) ? gains.documentation : 1);
  return (
    standing *
    (1 + gains.text * near.text + gains.heading * near.heading + named + gains.lead * leadShare(heavy, section))
  );
}

/** Sections by how well they answer the query, best first. */
export function rank(found: Matches[], store: Store, query: string): Ranked[] {
  const typed = fold(query.trim());
  const heavy = heavyOf(found);
  const ranked: Ranked[] = [];
  for (let section = 0; section < store.sections.length; section++) {
    const score = scoreSection(section, found);
    if (score > 0) ranked.push({section, score});
  }
  return ranked
    .sort((a, b) => b.score - a.score)
    .slice(0, candidates)
    .map(({section, score}) => ({section, score: score * gainOf(section, heavy, store, typed)}))
    .sort((a, b) => b.score - a.score);
}
