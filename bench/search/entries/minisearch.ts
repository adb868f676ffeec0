import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import {docsRoute} from '../../../src/facts/routes';
import {createAnswerFinder} from '../../../src/search/engine/answer';
import {stem} from '../../../src/search/engine/stem';
import {isStopWord} from '../../../src/search/engine/stopWords';
import {synonymEntries} from '../../../src/search/engine/synonyms';
import {type Word, wordsOf} from '../../../src/search/engine/words';
import type {Answer, Synonyms} from '../../../src/search/shape';
import {expose, fetchJson} from '../contender';
import {options} from '../minisearchIndex';

/** Chosen one by one for the best mean reciprocal rank on half of `queries.json` and on `tuned.json`. */
const boosts = {
  fields: {heading: 5, title: 3, trail: 1, alias: 4, pageAlias: 3, text: 1.8, code: 0.3},
  synonyms: {oneWay: 0.6, twoWay: 0.4},
  stem: 0.9,
  prefix: 0.375,
  fuzzy: 0.45,
  /** The share of a word's letters that may be wrong. */
  mistakes: 0.15,
  stopWord: 0.1,
  documentation: 1.2,
};

/** Returns a query for a phrase, in any form of its words. */
const phraseQuery = (phrase: string, boost: number): Query => ({
  combineWith: 'AND',
  queries: phrase.split(' ').map(stem),
  boostTerm: () => boost,
});

/**
 * Returns a query for each typed word: itself, its beginning or a misspelling, its synonyms, and typed phrases'
 * synonyms.
 */
function queriesOf(words: Word[], entries: ReturnType<typeof synonymEntries>): Query[] {
  const typed = words.map(({whole}) => whole);
  const roots = typed.map(stem);
  const alternatives: Query[][] = words.map(({whole: word, parts}, index) => {
    const weight = isStopWord(word) ? boosts.stopWord : 1;
    return [
      {
        queries: [word],
        prefix: index === typed.length - 1,
        fuzzy: word.length > 3 ? boosts.mistakes : false,
        weights: {prefix: boosts.prefix, fuzzy: boosts.fuzzy},
        boostTerm: () => weight,
      },
      {queries: [stem(word)], boostTerm: () => weight * boosts.stem},
      ...(parts.length > 1 ? [{combineWith: 'AND' as const, queries: parts}] : []),
    ];
  });
  typed.forEach((_, index) => {
    for (const {roots: needed, finds, kind} of entries.get(roots[index] ?? '') ?? []) {
      if (!needed.every((root, offset) => roots[index + offset] === root)) continue;
      const own = new Set(needed.map((_, offset) => typed[index + offset]));
      const queries = finds
        .filter((phrase) => !own.has(phrase))
        .map((phrase) => phraseQuery(phrase, boosts.synonyms[kind]));
      for (const offset of needed.keys()) alternatives[index + offset]?.push(...queries);
    }
  });
  return alternatives.map((queries) => ({combineWith: 'OR', queries}));
}

const searchOptions: SearchOptions = {
  boost: boosts.fields,
  boostDocument: (_id, _term, stored) => (String(stored?.href).startsWith(docsRoute) ? boosts.documentation : 1),
};

async function load(): Promise<(query: string) => string[]> {
  const {index, answers, synonyms} = await fetchJson<{index: string; answers: Answer[]; synonyms: Synonyms}>(
    '/minisearch.json',
  );
  const engine = MiniSearch.loadJSON(index, options);
  const entries = synonymEntries(synonyms);
  const section = (href: string) => ({href, heading: '', names: [], trail: [], isPage: false});
  const findAnswer = createAnswerFinder(answers, {find: section});
  return (query) => {
    const typed = wordsOf(query).filter(({whole}) => whole !== '');
    const keywords = typed.filter(({whole}) => !isStopWord(whole));
    const queries = queriesOf(typed, entries);
    const needed = keywords.length > 0 ? queriesOf(keywords, entries) : queries;
    const all = engine.search({combineWith: 'AND', queries: needed}, searchOptions);
    const known = new Set(all.map(({id}) => id));
    const some = all.length < 10 ? engine.search({combineWith: 'OR', queries}, searchOptions) : [];
    const found = [...all, ...some.filter(({id}) => !known.has(id))].slice(0, 10);
    const titles = [...new Set(found.map(({title}) => title))];
    const shown = titles.flatMap((title) => found.filter((hit) => hit.title === title).slice(0, 3));
    const answer = findAnswer(query);
    return [...(answer ? [answer.href] : []), ...shown.map(({href}) => String(href))];
  };
}

/** MiniSearch with a prebuilt index and everything our engine has: words, synonyms, aliases, answers, and weights. */
expose(load);
