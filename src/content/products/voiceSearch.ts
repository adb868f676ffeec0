// Sample content: the recipes and their signals are made up; the first two are those of the documentation's example.
import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';
import {docsRoute} from '../../facts/routes';
import {sdk} from './sdk';
import type {ProductContent} from './types';

const {search} = facts.docs;
const {languages} = facts.marketing;
const {recency, popularity, relevance} = search.ranking;

/** A spoken query and its results. Scores and order are computed from the signals. */
export const ranking = {
  label: 'A spoken query and its results, with an estimate of each score',
  heard: {text: 'lasanya', confidence: 0.64},
  matched: 'lasagna',
  weights: {recency: Number(recency), popularity: Number(popularity), relevance: Number(relevance)},
  items: [
    {
      title: 'Winter menu',
      description: 'Three courses, with lasagna in the middle',
      signals: {recency: 0.9, popularity: 0.9, relevance: 0.3},
    },
    {
      title: 'Spinach lasagna',
      description: 'Baked pasta with spinach and ricotta',
      signals: {recency: 0.2, popularity: 0.6, relevance: 0.9},
    },
    {
      title: 'Sunday ragù',
      description: 'The sauce for lasagna, four hours, mostly waiting',
      signals: {recency: 0.6, popularity: 0.7, relevance: 0.2},
    },
    {
      title: 'Mushroom lasagna',
      description: 'No meat, three cheeses',
      signals: {recency: 0.4, popularity: 0.2, relevance: 0.9},
    },
  ],
};

/** The Voice Search page. Source: spec/site-and-marketing.md, section 2; options and weights from the documentation. */
export const voiceSearch: ProductContent = {
  meta: {
    title: 'Voice Search: find by speaking',
    description:
      'Search by voice over your own items: spoken queries, fuzzy matching, filters, and a ranking whose weights you can change.',
  },
  hero: {
    title: 'Voice Search finds it and ranks it your way',
    lead: 'Somebody half remembers a name and says it with their mouth full. Voice Search ranks your items, and you decide how much each signal counts.',
    back: {title: 'All products', href: '/products'},
    actions: {'Get started': '/get-started', 'Voice Search documentation': `${docsRoute}/voice-search-docs`},
  },
  features: {
    title: 'What it takes care of',
    lead: 'You bring the items. Listening, matching and ranking are options of one object.',
    layout: 'split',
    items: {
      'Spoken queries': {
        text: `People ask by voice, in ${languages} languages. The app shows what it heard, so a wrong word is quickly fixed.`,
        option: 'recognition',
      },
      'Fuzzy matching': {
        text: '“Lasanya” finds the lasagna. Switch it off where one letter matters, as in part numbers.',
        option: 'fuzzyMatching',
      },
      'Ranking by your rules': {
        text: 'Three signals, three weights. New first for news, popular first for songs, the best match first for spare parts.',
        option: 'rankingFactors',
      },
      Filters: {
        text: 'Items that don’t match never appear, however well they rank: only in stock, only this category, only this size.',
        option: 'filters',
      },
      'Faster the second time': {
        text: `Repeated queries return from a cache for ${formatNumber(search.cacheSeconds)} seconds by default.`,
        option: 'cacheResults, cacheDuration',
      },
      'Typing, too': {
        text: 'The same index and the same ranking serve the search box. Some people are on a train.',
        option: 'search.find()',
      },
    },
  },
  stages: {
    title: 'From mumble to match',
    lead: 'Three words of status tell people where they are: Listening, Searching, Ready.',
    items: {
      'Index once': {
        text: 'Give each item an id and a title people would say aloud. Date and popularity are optional.',
        gives: '212 recipes',
      },
      Listening: {
        text: `The microphone is open, for up to ${formatNumber(search.timeoutMs / 1_000)} seconds. A searcher knows what to say.`,
        gives: '“lasanya”',
      },
      Searching: {
        text: 'Close words are matched, filters applied, and three signals weighed for every item.',
        gives: 'lasagna, in 4 of 212',
      },
      Ready: {
        text: `The best results come first, each with its score. By default, there are at most ${search.limit}.`,
        gives: 'Spinach lasagna 0.66\nWinter menu 0.62',
      },
    },
  },
  configuration: {
    title: 'A search, with its defaults written out',
    lead: 'Change one weight at a time and watch what people choose.',
    file: 'recipe-search.ts',
    code: `import {${sdk.client}} from '${sdk.package}';

const client = new ${sdk.client}({baseUrl: '/voice'});

const search = client.search({
  limit: ${search.limit},
  filters: {course: 'main'},
  fuzzyMatching: true,
  rankingFactors: {recency: ${recency}, popularity: ${popularity}, relevance: ${relevance}},
  cacheResults: true,
  cacheDuration: ${search.cacheSeconds},
});

search.index([
  {id: 'r1', title: 'Spinach lasagna', course: 'main', popularity: 0.6},
  {id: 'r2', title: 'Winter menu', course: 'main', popularity: 0.9},
]);

const {query, results} = await search.listen();`,
    options: {
      limit: `The most results a search returns: ${search.limit} by default.`,
      filters: 'Fields an item must have to be found at all.',
      fuzzyMatching: 'Also finds words close to the ones heard. On by default.',
      rankingFactors: `Weights from 0 to 1: recency ${recency}, popularity ${popularity}, relevance ${relevance}.`,
      cacheDuration: `Seconds to keep results in the cache: ${formatNumber(search.cacheSeconds)} by default.`,
    },
    documentation: {title: 'Voice Search documentation', href: `${docsRoute}/voice-search-docs`},
  },
  order: ['exhibit', 'configuration', 'stages', 'features'],
  next: {
    title: 'Give your search box ears',
    text: 'Index your items, press the button, say the name wrong. See what comes back.',
    actions: {
      'Get started': '/get-started',
      'How results are ranked': `${docsRoute}/voice-search-docs#how-results-are-ranked`,
    },
  },
};
