import {type Matches, ownQuality} from './matches';
import {headingFit, type Keyword, keywordsOf, leadShare, proximity} from './proximity';
import type {Section, Store} from './store';
import {fold} from './words';

/** From this fit on, the query is the heading: in other forms of its words, or not typed to the end. */
const headingMatch = 0.85;

/** The number of sections whose gains are computed: far more than are shown. */
const candidates = 40;

export interface Ranked {
  section: number;
  score: number;
}

/** Returns a section's score: what its words count, times how much of the query it has. */
function scoreOf(section: number, found: Matches[], coverage: number): number {
  let score = 0;
  let covered = 0;
  let asked = 0;
  for (const {word, rarity, wideRarity, ...matches} of found) {
    const quality = matches.quality[section] ?? 0;
    asked += word.weight * rarity;
    if (quality === 0) continue;
    const importance = word.weight * (quality >= ownQuality ? rarity : wideRarity);
    score += importance * (matches.score[section] ?? 0);
    covered += importance * quality;
  }
  return asked === 0 ? 0 : score * (covered / asked) ** coverage;
}

const foldedHeadings = new WeakMap<Section, string>();

/** Returns a heading without case and accents, computed once. */
function foldedHeading(section: Section): string {
  const known = foldedHeadings.get(section) ?? fold(section.heading);
  foldedHeadings.set(section, known);
  return known;
}

/** Returns what a section's score is multiplied by, for where it has the words and for what it is. */
function gainOf(section: number, keywords: Keyword[], store: Store, typed: string): number {
  const {gains, introduction} = store.ranking;
  const entry = store.sections[section] as Section;
  const close = proximity(keywords, section);
  const fit = headingFit(keywords, section, store);
  const gain =
    gains.textProximity * close.text +
    gains.headingProximity * close.heading +
    gains.headingFit * fit +
    (fit >= headingMatch ? gains.headingMatch : 0) +
    (foldedHeading(entry) === typed ? gains.headingSame : 0) +
    gains.lead * leadShare(keywords, section);
  return (1 + gain) * (entry.isPage ? introduction : 1);
}

/** Returns sections by how well they match the query, best first. */
export function rank(found: Matches[], store: Store, query: string): Ranked[] {
  const typed = fold(query.trim());
  const keywords = keywordsOf(found);
  const ranked: Ranked[] = [];
  for (let section = 0; section < store.sections.length; section++) {
    const score = scoreOf(section, found, store.ranking.coverage);
    if (score > 0) ranked.push({section, score});
  }
  return ranked
    .sort((a, b) => b.score - a.score)
    .slice(0, candidates)
    .map(({section, score}) => ({section, score: score * gainOf(section, keywords, store, typed)}))
    .sort((a, b) => b.score - a.score);
}
