import {expandSynonyms} from './expand';
import type {Slot} from './slot';
import {stem} from './stem';
import {weightOf} from './stopWords';
import type {Store} from './store';
import {corrections} from './typos';
import {familyOf, withPrefix} from './vocabulary';
import {type Word, wordsOf} from './words';

/** How well a term answers a word, by how it was found. */
const trust = {whole: 1.15, stem: 0.92, prefix: 0.9, halves: 0.85, half: 0.4, typo: 0.75} as const;

/** Characters, and more than a question needs; the rest of a pasted text is left out. */
export const longestQuery = 300;

const limits = {words: 24, parts: 8, letters: 40, prefixes: 300} as const;

function add(slot: Slot, id: number | undefined, value: number): void {
  if (id !== undefined && value > (slot.terms.get(id) ?? 0)) slot.terms.set(id, value);
}

function addForms(slot: Slot, store: Store, word: string, value: number): void {
  add(slot, store.terms.get(word), value);
  for (const form of familyOf(word, store)) add(slot, form, value * trust.stem);
}

function addPrefixes(slot: Slot, store: Store): void {
  for (const id of withPrefix(slot.word, store, limits.prefixes)) {
    const {length} = store.list[id] ?? '';
    const rest = (length - slot.word.length) / length;
    add(slot, id, trust.prefix * (1 - 0.25 * rest));
  }
}

/** "ratelimit" is "rate limit" when both halves are known. */
function addHalves(slot: Slot, store: Store, value: number): void {
  if (slot.word.length > limits.letters) return;
  for (let at = slot.word.length - 3; at >= 3; at--) {
    const halves = [slot.word.slice(0, at), slot.word.slice(at)];
    if (!halves.every((half) => store.terms.has(half))) continue;
    for (const half of halves) addForms(slot, store, half, value);
    return;
  }
}

function fill(slot: Slot, store: Store, typing: boolean): void {
  addForms(slot, store, slot.word, 1);
  if (typing) addPrefixes(slot, store);
  if (slot.terms.size === 0 && slot.word.length > 2) addPrefixes(slot, store);
  if (slot.terms.size === 0) addHalves(slot, store, trust.halves);
  else if (slot.word.length > 8) addHalves(slot, store, trust.half);
}

function correct(slot: Slot, store: Store, typing: boolean): void {
  const found = corrections(slot.word, store, typing);
  for (const [rank, term] of found.entries()) addForms(slot, store, term, trust.typo - 0.03 * rank);
  slot.corrected = found.length > 0;
  if (found[0] !== undefined) slot.root = stem(found[0]);
}

/** Neighbors that the index also knows as one word: "time out", "max alternatives". */
function joinNeighbors(slots: Slot[], store: Store): void {
  slots.forEach((slot, index) => {
    const next = slots[index + 1];
    const joined = next && store.terms.get(slot.word + next.word);
    if (!next || joined === undefined) return;
    add(slot, joined, trust.whole);
    add(next, joined, trust.whole);
  });
}

/** What the parts of an identifier count once the whole of it is known. */
const partWeight = 0.3;

const newSlot = (word: string, weight: number): Slot => ({
  word,
  root: stem(word),
  weight,
  terms: new Map(),
  own: false,
  corrected: false,
});

/** The identifier or path that the index knows, if need be without what leads to it: `/v1/nlu/parse` is `/nlu/parse`. */
function knownName(whole: string, parts: string[], store: Store): string | undefined {
  if (parts.length < 2) return undefined;
  const names = [whole, ...parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join(''))];
  return names.find((name) => store.terms.has(name));
}

/** The slots of one word: itself, or an identifier's parts, led by the whole of it where the index knows that. */
function slotsOf({whole, parts}: Word, store: Store, typing: boolean): Slot[] {
  const slots = parts.slice(0, limits.parts).map((part) => newSlot(part, weightOf(part)));
  for (const [place, slot] of slots.entries()) fill(slot, store, typing && place === parts.length - 1);
  const known = knownName(whole, parts, store);
  if (known === undefined) return slots;
  const name = newSlot(known, 1);
  addForms(name, store, known, trust.whole);
  for (const slot of slots) slot.weight *= partWeight;
  return [name, ...slots];
}

/** What a query asks for, word by word. A query that ends in a letter may be unfinished. */
export function understand(query: string, store: Store): Slot[] {
  const words = wordsOf(query).slice(0, limits.words);
  const typing = /[\p{L}\p{N}_]$/u.test(query);
  const slots = words
    .flatMap((word, index) => slotsOf(word, store, typing && index === words.length - 1))
    .slice(0, limits.words);
  const expand = () => expandSynonyms(slots, (slot, word, value) => addForms(slot, store, word, value));
  joinNeighbors(slots, store);
  for (const slot of slots) slot.own = slot.terms.size > 0;
  expand();
  slots.forEach((slot, index) => {
    if (slot.terms.size === 0) correct(slot, store, typing && index === slots.length - 1);
  });
  // A correction may itself be a word that has synonyms.
  if (slots.some(({corrected}) => corrected)) expand();
  return slots;
}
