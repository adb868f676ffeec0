import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {decodeIndex} from '../../plugins/files/search-index/encode';
import type {EncodedIndex} from '../../src/search/encoded';
import {buildSearch, type SyncSearch} from '../../src/search/engine';
import {type Marked, type Results, type SearchIndex, slug} from '../../src/search/shape';
import {hostileText, trials} from '../helpers/hostile';
import {hrefsOf, type Judged, qualityOf, rankOf} from '../search/judge';
import {expect, site, test} from './harness';
import {documentation, documentationIndex, marketing, specified} from './routes';

/** Returns the addresses of the four files that the built pages load at a reader's first intent to search. */
async function searchFiles(): Promise<string[]> {
  const html = await (await fetch(site() + documentationIndex)).text();
  const tag = /<meta name="?search"?[^>]*>/.exec(html)?.[0] ?? '';
  return tag.match(/\/assets\/search\/[\w.-]+/g) ?? [];
}

const read = (name: string): {floors: Record<string, number>; queries: Judged[]} =>
  JSON.parse(readFileSync(`tests/search/${name}.json`, 'utf8'));

/** All known sets. The top of each file says how it came about. */
const names = ['queries', 'second', 'tuned', 'heldOut', 'stranger', 'names', 'namesHeldOut', 'pages'];
const sets = Object.fromEntries(names.map((name) => [name, read(name)]));

// The tests share one engine, so one worker runs them in order.
test.describe.configure({mode: 'default'});

let index: SearchIndex;
let engine: SyncSearch;

test.beforeAll(async () => {
  const file = (await searchFiles()).find((address) => address.endsWith('.json'));
  const shipped = (await (await fetch(site() + file)).json()) as EncodedIndex;
  index = decodeIndex(shipped);
  engine = buildSearch(shipped);
});

/** Returns the addresses of every page and section in an index. */
function addressesOf({pages, sections}: SearchIndex): Set<string> {
  const addresses = new Set<string>();
  let number = 0;
  for (const [path, , count] of pages) {
    for (let place = 0; place < count; place++, number++) {
      addresses.add(place === 0 ? path : `${path}#${sections.ids[number] || slug(sections.headings[number] ?? '')}`);
    }
  }
  return addresses;
}

test('the site has the targets of every judged query', () => {
  const known = addressesOf(index);
  const judged = Object.values(sets).flatMap(({queries}) => queries);
  const lost = judged.flatMap(({query, want}) =>
    want.filter((target) => !known.has(target)).map((target) => `${query}: ${target}`),
  );
  expect(lost).toEqual([]);
  expect(judged.length).toBeGreaterThanOrEqual(520);
});

/** The pages that existed when the queries were judged. Hits on pages written since are ignored. */
const judgedPages = new Set([...marketing, documentationIndex, ...specified]);
const isJudged = (href: string) => judgedPages.has(href.replace(/#.*/, ''));

function ranksByClass(queries: Judged[]): Map<string, number[]> {
  const ranks = new Map<string, number[]>();
  for (const {query, class: name, want} of queries) {
    const rank = rankOf(hrefsOf(engine.search(query)).filter(isJudged), want);
    for (const set of [name, 'all']) ranks.set(set, [...(ranks.get(set) ?? []), rank]);
  }
  return ranks;
}

for (const [file, {floors, queries}] of Object.entries(sets)) {
  test(`no class of ${file}.json is below its floor`, () => {
    const ranks = ranksByClass(queries);
    for (const [name, floor] of Object.entries(floors)) {
      const {mrr} = qualityOf(ranks.get(name) ?? []);
      expect(mrr, `${name}: MRR@10 ${mrr.toFixed(3)}, floor ${floor}`).toBeGreaterThanOrEqual(floor);
    }
    if (file === 'queries') expect(qualityOf(ranks.get('all') ?? []).success).toBeGreaterThanOrEqual(0.98);
  });
}

test('search finds the labs by the words that readers use for them', () => {
  const console = `${documentationIndex}/quick-start#try-it-without-an-account`;
  const demo = '/products/voice-ai#try';
  for (const [query, wanted] of [
    ['try', console],
    ['console', console],
    ['mock', `${documentationIndex}/quick-start#test-with-the-mock`],
    ['playground', console],
    ['playground', demo],
    ['demo', demo],
    ['try demo', demo],
    ['replay', `${documentationIndex}/rest-api-reference#stream-audio`],
  ] as const)
    expect(hrefsOf(engine.search(query)).slice(0, 3), query).toContain(wanted);
});

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

test('an exact heading is found first, after a page of that name', () => {
  const headings = index.sections.headings;
  const unique = headings.filter(
    (heading, at) => headings.indexOf(heading) === at && headings.lastIndexOf(heading) === at && heading.length > 8,
  );
  const isPageOf = (name: string, href = '') =>
    index.pages.some(
      ([path, title]) =>
        path === href && [title, path.replace(/.*\//, '').replaceAll('-', ' ')].some((own) => sameText(own, name)),
    );
  const missed = unique.filter((heading) => {
    const hits = engine.search(heading).groups.map(({hits: [first]}) => first);
    const first = hits.find((hit) => hit?.heading.text === heading || !isPageOf(heading, hit?.href));
    return first?.heading.text !== heading;
  });
  expect(missed.length / unique.length, missed.join(' | ')).toBeLessThanOrEqual(0.02);
});

test('the engine, worker, dialog, and index together take at most 78 KB, plus 4 KB for each page written since', async () => {
  const files = await searchFiles();
  expect(files.length).toBe(4);
  let bytes = 0;
  for (const file of files) {
    const response = await fetch(site() + file, {method: 'HEAD', headers: {'Accept-Encoding': 'br'}});
    bytes += Number(response.headers.get('content-length'));
  }
  const budget = 78_000 + 4_000 * (documentation.length - specified.length);
  expect(bytes, `${bytes} bytes, budget ${budget}`).toBeGreaterThan(10_000);
  expect(bytes, `${bytes} bytes, budget ${budget}`).toBeLessThanOrEqual(budget);
});

/** Returns queries of every kind: words of the site, damaged words, any Unicode, markup, a repeated character. */
function queriesOf({sections}: SearchIndex): fc.Arbitrary<string> {
  const word = fc.constantFrom(...new Set(sections.texts.join(' ').split(/\s+/)));
  const damaged = fc
    .tuple(word, hostileText, fc.nat(12))
    .map(([text, inserted, at]) => text.slice(0, at) + inserted + text.slice(at + 1));
  const repeated = fc.tuple(hostileText, fc.integer({min: 1, max: 300})).map(([text, count]) => text.repeat(count));
  const words = fc.array(fc.oneof({weight: 3, arbitrary: word}, damaged), {maxLength: 5}).map((all) => all.join(' '));
  return fc.oneof(hostileText, words, words, damaged, repeated);
}

/** Returns the marks that aren't in their text, or that aren't after the mark before. */
const badMarks = ({groups}: Results): Marked[] =>
  groups
    .flatMap(({hits}) => hits.flatMap(({heading, snippet}) => [heading, snippet]))
    .filter(({text, marks}) =>
      marks.some(([start, end], at) => start < (marks[at - 1]?.[1] ?? 0) || end < start || end > text.length),
    );

test('2,000 random queries have results at once, with marks inside of their texts', () => {
  // One verdict for each query, because Playwright's `expect` takes longer than the search.
  const isRight = (query: string) => {
    const start = process.cpuUsage();
    const results = engine.search(query);
    const isBrief = process.cpuUsage(start).user < 1_000_000;
    const isHelpful = results.groups.length > 0 || !engine.suggestions(query).includes('');
    return isBrief && isHelpful && results.query === query && badMarks(results).length === 0;
  };
  fc.assert(fc.property(queriesOf(index), isRight), trials);
});
