import type {QueryWord} from './queryWord';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import type {Store} from './store';
import {addSynonyms} from './synonyms';
import {corrections} from './typos';
import {formsOf, withPrefix} from './vocabulary';
import {type Word, wordsOf} from './words';

/** The number of characters of a query that are read. The rest is ignored. */
export const maxQueryLength = 300;

const limits = {words: 24, parts: 8, letters: 40, prefixes: 300} as const;

/** The most by which the value of a match is lowered if only the beginning of the word was typed. */
const prefixLoss = 0.25;

/** How much lower the value of each further correction of a word is. */
const correctionLoss = 0.03;

/** A word with more letters than this may be two words that the index has separately. */
const longWord = 8;

function addTerm({terms}: QueryWord, id: number | undefined, value: number): void {
  if (id !== undefined && value > (terms.get(id) ?? 0)) terms.set(id, value);
}

/** Adds a term and its other forms. */
function addForms(word: QueryWord, store: Store, term: string, value: number): void {
  addTerm(word, store.terms.get(term), value);
  for (const form of formsOf(term, store)) addTerm(word, form, value * store.ranking.forms.stem);
}

function addPhrase(word: QueryWord, store: Store, text: string, value: number): void {
  const known = word.phrases.find((phrase) => phrase.text === text);
  if (known) {
    known.value = Math.max(known.value, value);
    return;
  }
  const terms = text.split(' ').map((term) => {
    const id = store.terms.get(term);
    return [...(id === undefined ? [] : [id]), ...formsOf(term, store)];
  });
  if (terms.every(({length}) => length > 0)) word.phrases.push({text, terms, value});
}

function addPrefixes(word: QueryWord, store: Store): void {
  for (const id of withPrefix(word.text, store, limits.prefixes)) {
    const term = store.list[id] ?? '';
    const rest = (term.length - word.text.length) / term.length;
    addTerm(word, id, store.ranking.forms.prefix * (1 - prefixLoss * rest));
  }
}

/** Adds "rate" and "limit" for "ratelimit" when both are known. */
function addHalves(word: QueryWord, store: Store): void {
  if (word.text.length > limits.letters) return;
  for (let at = word.text.length - 3; at >= 3; at--) {
    const halves = [word.text.slice(0, at), word.text.slice(at)];
    if (!halves.every((half) => store.terms.has(half))) continue;
    for (const half of halves) addForms(word, store, half, store.ranking.forms.halves);
    return;
  }
}

function fill(word: QueryWord, store: Store, isUnfinished: boolean): void {
  addForms(word, store, word.text, 1);
  if (isUnfinished) addPrefixes(word, store);
  if (word.terms.size === 0 && word.text.length > 2) addPrefixes(word, store);
  if (word.terms.size === 0 || word.text.length > longWord) addHalves(word, store);
}

function correct(word: QueryWord, store: Store, isUnfinished: boolean): void {
  const found = corrections(word.text, store, isUnfinished);
  for (const [rank, term] of found.entries())
    for (const form of formsOf(term, store)) addTerm(word, form, store.ranking.forms.typo - correctionLoss * rank);
  word.corrected = found.length > 0;
  if (found[0] !== undefined) word.root = stem(found[0]);
}

/** Adds the joined form of two words that the index also knows as one: "time out", "max alternatives". */
function joinNeighbors(query: QueryWord[], {terms}: Store): void {
  query.forEach((word, index) => {
    const next = query[index + 1];
    const joined = next && terms.get(word.text + next.text);
    if (!next || joined === undefined) return;
    addTerm(word, joined, 1);
    addTerm(next, joined, 1);
  });
}

const newWord = (text: string, weight: number): QueryWord => ({
  text,
  root: stem(text),
  weight,
  isKeyword: weight === 1,
  terms: new Map(),
  phrases: [],
  corrected: false,
});

/**
 * Returns the suffixes of an identifier or path that the index knows, the longest first: for `/v1/nlu/parse`,
 * `v1nluparse` and `nluparse`.
 */
function knownNames(whole: string, parts: string[], store: Store): string[] {
  if (parts.length < 2) return [];
  const names = [whole, ...parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join(''))];
  return names.filter((name) => store.terms.has(name));
}

/** Returns the query words of one typed word: itself, or an identifier as a whole followed by its parts. */
function queryWordsOf({whole, parts}: Word, store: Store, isUnfinished: boolean): QueryWord[] {
  const {stopWord, identifierPart} = store.ranking;
  const words = parts.slice(0, limits.parts).map((part) => newWord(part, isStopWord(part) ? stopWord : 1));
  for (const [place, word] of words.entries()) fill(word, store, isUnfinished && place === parts.length - 1);
  const known = knownNames(whole, parts, store);
  const name = newWord(known[0] ?? whole, 1);
  for (const end of known) addForms(name, store, end, 1);
  // A name that isn't typed to its end.
  if (known.length === 0 && isUnfinished && parts.length > 1) addPrefixes(name, store);
  if (name.terms.size === 0) return words;
  for (const word of words) {
    word.weight *= identifierPart;
    word.isKeyword = false;
  }
  return [name, ...words];
}

/** Returns the words of a query with what they match. A query that ends in a letter may be unfinished. */
export function parseQuery(query: string, store: Store): QueryWord[] {
  const typed = wordsOf(query).slice(0, limits.words);
  const isUnfinished = /[\p{L}\p{N}_]$/u.test(query);
  const words = typed
    .flatMap((word, index) => queryWordsOf(word, store, isUnfinished && index === typed.length - 1))
    .slice(0, limits.words);
  const expand = () =>
    addSynonyms(words, store.synonyms, store.ranking.synonyms, (word, synonym, value) =>
      synonym.includes(' ') ? addPhrase(word, store, synonym, value) : addForms(word, store, synonym, value),
    );
  joinNeighbors(words, store);
  expand();
  words.forEach((word, index) => {
    if (word.terms.size === 0 && word.phrases.length === 0)
      correct(word, store, isUnfinished && index === words.length - 1);
  });
  // A correction may itself be a word that has synonyms.
  if (words.some(({corrected}) => corrected)) expand();
  return words;
}
