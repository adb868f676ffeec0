import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {decodeIndex} from '../../plugins/files/search-index/encode';
import {docsRoute} from '../../src/facts/routes';
import type {EncodedIndex} from '../../src/search/encoded';
import {createAnswerFinder} from '../../src/search/engine/answer';
import {Outline} from '../../src/search/engine/outline';
import {stem} from '../../src/search/engine/stem';
import {isStopWord} from '../../src/search/engine/stopWords';
import {type Word, wordsOf} from '../../src/search/engine/words';
import type {SearchEngine, SearchInstance} from '../../src/search/searchEngine';
import type {Group, Results, Synonyms} from '../../src/search/shape';

const fields = ['heading', 'title', 'trail', 'alias', 'pageAlias', 'text', 'code'];

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

/** Splits identifiers the way our engine does: as a whole, the names within a path, and their parts. */
const tokenize = (text: string): string[] =>
  wordsOf(text).flatMap(({whole, names, parts}) => [...new Set([whole, ...names, ...parts])]);

interface Entry {
  roots: string[];
  finds: string[];
  boost: number;
}

function entriesOf({oneWay, twoWay}: Synonyms): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  const enter = (typed: string, finds: string[], boost: number) => {
    const roots = typed.split(' ').map(stem);
    const first = roots[0] ?? '';
    entries.set(first, [...(entries.get(first) ?? []), {roots, finds, boost}]);
  };
  for (const [typed = '', ...finds] of oneWay) enter(typed, finds, boosts.synonyms.oneWay);
  for (const group of twoWay) for (const typed of group) enter(typed, group, boosts.synonyms.twoWay);
  return entries;
}

/**
 * Returns a query for each typed word: itself, its beginning or a misspelling, its synonyms, and typed phrases'
 * synonyms.
 */
function queriesOf(words: Word[], entries: Map<string, Entry[]>): Query[] {
  const typed = words.map(({whole}) => whole);
  const roots = typed.map(stem);
  const alternatives: Query[][] = words.map(({whole: word, parts}, index) => [
    {
      queries: [word],
      prefix: index === typed.length - 1,
      fuzzy: word.length > 3 ? boosts.mistakes : false,
      weights: {prefix: boosts.prefix, fuzzy: boosts.fuzzy},
      boostTerm: () => (isStopWord(word) ? boosts.stopWord : 1),
    },
    {
      queries: [stem(word)],
      prefix: false,
      fuzzy: false,
      boostTerm: () => (isStopWord(word) ? boosts.stopWord : 1) * boosts.stem,
    },
    ...(parts.length > 1 ? [{combineWith: 'AND' as const, queries: parts, prefix: false, fuzzy: false}] : []),
  ]);
  typed.forEach((_, index) => {
    for (const {roots: needed, finds, boost} of entries.get(roots[index] ?? '') ?? []) {
      if (!needed.every((root, offset) => roots[index + offset] === root)) continue;
      const own = new Set(needed.map((_, offset) => typed[index + offset]));
      for (let offset = 0; offset < needed.length; offset++)
        alternatives[index + offset]?.push(
          ...finds
            .filter((phrase) => !own.has(phrase))
            .map(
              (phrase): Query => ({
                combineWith: 'AND',
                queries: phrase.split(' ').map(stem),
                prefix: false,
                fuzzy: false,
                boostTerm: () => boost,
              }),
            ),
        );
    }
  });
  return alternatives.map((queries) => ({combineWith: 'OR', queries}));
}

function groupsOf(found: SearchResult[]): Group[] {
  const groups = new Map<string, Group>();
  for (const {href, heading, trail, text, title, score} of found) {
    const group: Group = groups.get(title) ?? {page: title, hits: []};
    if (group.hits.length === 3) continue;
    groups.set(title, group);
    group.hits.push({
      href,
      trail: [title, ...(trail ? [trail] : [])],
      heading: {text: heading, marks: []},
      snippet: {text: String(text).slice(0, 150), marks: []},
      score,
    });
  }
  return [...groups.values()];
}

function build(encoded: EncodedIndex): SearchInstance & {search(query: string): Results} {
  const {pages, sections: columns, answers, synonyms} = decodeIndex(encoded);
  const outline = new Outline(encoded, encoded.headings.split(' '), encoded.words.split(' '));
  const sections = Array.from({length: outline.count}, (_, section) => outline.at(section));
  const engine = new MiniSearch({
    fields,
    storeFields: ['href', 'heading', 'trail', 'text', 'title'],
    tokenize,
    processTerm: (term) => [...new Set([term, stem(term)])],
    searchOptions: {processTerm: (term) => term},
  });
  engine.addAll(
    sections.map(({href, heading, trail, isPage}, id) => ({
      id,
      href,
      heading,
      title: pages[outline.pages[id] ?? 0]?.[1] ?? '',
      trail: trail.slice(1).join(' '),
      alias: `${columns.aliases[id]} ${isPage ? href : ''}`,
      pageAlias: columns.aliases[outline.firsts[id] ?? 0],
      text: columns.texts[id],
      code: columns.codes[id],
    })),
  );
  const options: SearchOptions = {
    boost: boosts.fields,
    boostDocument: (_id, _term, stored) => (String(stored?.href).startsWith(docsRoute) ? boosts.documentation : 1),
  };
  const entries = entriesOf(synonyms);
  const findAnswer = createAnswerFinder(answers, outline);
  return {
    search(query) {
      const typed = wordsOf(query).filter(({whole}) => whole !== '');
      const keywords = typed.filter(({whole}) => !isStopWord(whole));
      const queries = queriesOf(typed, entries);
      const needed = keywords.length > 0 ? queriesOf(keywords, entries) : queries;
      const all = engine.search({combineWith: 'AND', queries: needed}, options);
      const known = new Set(all.map(({id}) => id));
      const some = all.length < 10 ? engine.search({combineWith: 'OR', queries}, options) : [];
      const answer = findAnswer(query);
      const groups = groupsOf([...all, ...some.filter(({id}) => !known.has(id))].slice(0, 10));
      return {query, groups, ...(answer && {answer})};
    },
    suggestions: (query) =>
      engine
        .autoSuggest(query, {fuzzy: 0.4})
        .map(({terms}) => terms.join(' '))
        .slice(0, 4),
  };
}

/** MiniSearch with everything our engine has: words, synonyms, aliases, answers, and weights. */
export const minisearchEngine: SearchEngine<EncodedIndex> & {build: typeof build} = {build};
