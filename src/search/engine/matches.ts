import {fieldScores, type Occurrence} from './fieldScores';
import type {Phrase, QueryWord} from './queryWord';
import {fields, type Store} from './store';

/** Where one word of the query was found. */
export type Matches = ReturnType<typeof find>;

/** At or above this quality, a match is the word itself or a form of it, and not a synonym or correction. */
export const exactQuality = 0.9;

/** Below this quality, nothing counts as a match. */
const leastQuality = 0.01;

/** Positions in a text are below this limit, so one number can hold a place and a position. */
const positionLimit = 2 ** 20;

/** Returns how rare a word is among sections: a rare word is more significant. */
function rarityOf(found: ReadonlyMap<number, Occurrence>, total: number, least: number): number {
  const having = new Uint8Array(total);
  let count = 0;
  for (const [place, {best}] of found) {
    const section = Math.floor(place / fields.length);
    if (best < least || having[section] === 1) continue;
    having[section] = 1;
    count++;
  }
  return count === 0 ? 0 : Math.log(1 + (total - count + 0.5) / (count + 0.5));
}

function eachPosting(term: number, store: Store, visit: (place: number, position: number) => void): void {
  const {places, positions} = store.postingsOf(term);
  for (let at = 0; at < places.length; at++) visit(places[at] as number, positions[at] as number);
}

/** Calls `visit` with the first word of each occurrence of a phrase. */
function eachPhrase({terms}: Phrase, store: Store, visit: (place: number, position: number) => void): void {
  const [first = [], ...rest] = terms;
  const following = rest.map((ids) => {
    const keys = new Set<number>();
    for (const id of ids) eachPosting(id, store, (place, position) => keys.add(place * positionLimit + position));
    return keys;
  });
  for (const id of first)
    eachPosting(id, store, (place, position) => {
      const key = place * positionLimit + position;
      if (following.every((keys, offset) => keys.has(key + offset + 1))) visit(place, position);
    });
}

/** Looks a word up in every section. */
export function find(word: QueryWord, store: Store) {
  const total = store.outline.count;
  const found = new Map<number, Occurrence>();
  const note = (place: number, value: number) => {
    const known = found.get(place);
    if (!known) found.set(place, {sum: value, best: value});
    else {
      known.sum += value;
      if (value > known.best) known.best = value;
    }
  };
  for (const [term, value] of word.terms) for (const place of store.postingsOf(term).places) note(place, value);
  const inPhrases = new Map<number, number[]>();
  for (const phrase of word.phrases)
    eachPhrase(phrase, store, (place, position) => {
      note(place, phrase.value);
      inPhrases.set(place, [...(inPhrases.get(place) ?? []), position]);
    });
  /** Returns the positions of all matches in a field of a section, unordered. */
  const positionsAt = (place: number) => {
    const all = [...(inPhrases.get(place) ?? [])];
    if (!found.has(place)) return all;
    for (const term of word.terms.keys()) {
      const {places, positions} = store.postingsOf(term);
      for (let at = places.indexOf(place); at >= 0 && places[at] === place; at++) all.push(positions[at] as number);
    }
    return all;
  };
  // Counted with its synonyms and corrections.
  const wideRarity = rarityOf(found, total, leastQuality);
  const rarity = rarityOf(found, total, exactQuality) || wideRarity;
  return {word, rarity, wideRarity, found, positionsAt, ...fieldScores(found, store)};
}
