import {editDistance} from './editDistance';
import {exactQuality, type Matches} from './matches';
import {earliness, headingFit, type Keyword, keywordsOf, proximity} from './proximity';
import type {Store} from './store';
import {fold, wordsOf} from './words';

/** At or above this fit, the query is the heading, perhaps in other forms of its words or not typed to the end. */
const headingMatch = 0.85;

/** The share of a name that readers have typed when they surely mean it: "custom dom" for "custom domain". */
const typedShare = 0.75;

/** The share of the best score that a section needs if it has no typed word, but only synonyms. */
const synonymShare = 0.15;

/** The number of sections whose gains are computed: far more than are shown. */
const candidates = 40;

export interface Ranked {
  section: number;
  score: number;
}

/**
 * Returns a section's score: how much its words count, times the share of the query that it matches. Returns 0 if it
 * isn't above `least`.
 * @param asked the importance of all words of the query
 */
function scoreOf(section: number, found: Matches[], asked: number, coverage: number, least: number): number {
  let score = 0;
  let covered = 0;
  for (const {word, rarity, wideRarity, quality: qualities, score: scores} of found) {
    const quality = qualities[section] as number;
    if (quality === 0) continue;
    const importance = word.weight * (quality >= exactQuality ? rarity : wideRarity);
    score += importance * (scores[section] as number);
    covered += importance * quality;
  }
  return score <= least || asked === 0 ? 0 : score * (covered / asked) ** coverage;
}

/** Adds an entry to the best ones, after those with the same score. */
function addToBest(best: Ranked[], entry: Ranked): void {
  const {score} = entry;
  if (best.length === candidates && score <= (best.at(-1)?.score ?? 0)) return;
  let at = best.length;
  while (at > 0 && (best[at - 1]?.score ?? 0) < score) at--;
  best.splice(at, 0, entry);
  if (best.length > candidates) best.pop();
}

/** Returns whether a query is a name, perhaps not typed to the end or, in a long one, with one mistake. */
const isNamed = (name: string, typed: string): boolean =>
  (name.startsWith(typed) && typed.length >= typedShare * name.length) ||
  (typed.length >= 8 && editDistance(typed, name, 1) <= 1);

/**
 * Returns whether a section defines an identifier that begins like a name, which must be longer than its first word:
 * "maxalt" for `maxAlternatives`, but not "max".
 */
const defines = (section: number, name: string, store: Store): boolean =>
  store.namesOf(section).some(({whole, parts}) => name.length > (parts[0]?.length ?? 0) && whole.startsWith(name));

/**
 * Returns the factor for a section's score that depends on where it has the words.
 * @param isSame whether the query is the section's name, perhaps not typed to the end
 * @param isDefined whether the section defines an identifier of the query
 */
function gainOf(section: number, keywords: Keyword[], store: Store, isSame: boolean, isDefined: boolean): number {
  const {gains} = store.ranking;
  const close = proximity(keywords, section);
  const fit = headingFit(keywords, section, store);
  const gain =
    gains.textProximity * close.text +
    gains.headingProximity * close.heading +
    gains.headingFit * fit +
    (fit >= headingMatch ? gains.headingMatch : 0) +
    (isSame ? gains.headingSame : 0) +
    (isDefined ? gains.definition : 0) +
    gains.lead * earliness(keywords, section);
  return 1 + gain;
}

/**
 * Returns sections by how well they match the query, best first, but none that only has synonyms and is far below the
 * first. Pages with the name that was typed come before all others.
 */
export function rank(found: Matches[], store: Store, query: string): Ranked[] {
  const typed = fold(query.trim());
  const words = wordsOf(query);
  const identifiers = words.length === 1 ? words : words.filter(({parts}) => parts.length > 1);
  const keywords = keywordsOf(found);
  const asked = found.reduce((sum, {word, rarity}) => sum + word.weight * rarity, 0);
  const best: Ranked[] = [];
  for (let section = 0; section < store.outline.count; section++) {
    const least = best.length < candidates ? 0 : (best.at(-1)?.score ?? 0);
    const score = scoreOf(section, found, asked, store.ranking.coverage, least);
    if (score > 0) addToBest(best, {section, score});
  }
  const ranked = best
    .map(({section, score}) => {
      const entry = store.outline.at(section);
      const names = entry.names.map(fold);
      const isSame = names.some((name) => isNamed(name, typed));
      const isDefined = identifiers.some(({whole}) => defines(section, whole, store));
      const gain = gainOf(section, keywords, store, isSame, isDefined);
      // An introduction is below sections that match as well, unless the page's name begins with the query.
      const isLower = entry.isPage && !isSame && !names.some((name) => name.startsWith(typed));
      const total = score * gain * (isLower ? store.ranking.introduction : 1);
      return {section, score: total, isPage: isSame && entry.isPage};
    })
    .sort((a, b) => Number(b.isPage) - Number(a.isPage) || b.score - a.score);
  const {stopWord, synonyms} = store.ranking;
  const isTyped = (section: number) =>
    found.some(({word, quality}) => word.weight > stopWord && (quality[section] as number) > synonyms.oneWay);
  return ranked.filter(({section, score}) => score >= synonymShare * (ranked[0]?.score ?? 0) || isTyped(section));
}
