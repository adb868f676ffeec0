/** @jest-environment node */
import {encode} from '../../../plugins/files/search-index/encode';
import {buildSearch} from '../../../src/search/engine';
import type {Marked, SearchIndex} from '../../../src/search/shape';
import {fixture} from '../../helpers/fixture';
import {sample} from './sample';

/** Returns the search of a site whose sections or pages are changed. */
const changed = (sections: Partial<SearchIndex['sections']>, pages = sample.pages) =>
  buildSearch(encode({...sample, pages, sections: {...sample.sections, ...sections}}));

const engine = changed({});
const found = (query: string, {search} = engine) =>
  search(query).groups.flatMap(({hits}) => hits.map(({href}) => href));

it('says which words of the query no section has', () => {
  expect(engine.search('zxqv microphone permission').missing).toEqual(['zxqv']);
  expect(engine.search('micorphone').missing).toEqual([]);
});

it.each(fixture<{ranking: [string, string, string][]}>('search-words').ranking)('ranking %s: %s', (_, query, href) =>
  expect(found(query)[0]).toBe(href),
);

it.each([
  ['title', 'Voice AI', 'Voice AI', 'Voice AI'],
  ['address', 'voice', 'Voice', 'Voice AI'],
  ['title without the verb', 'voice mailbox', 'Voice mailbox', 'Train a voice mailbox'],
  ['title, most of it', 'train a voice mail', 'Voice mailbox', 'Train a voice mailbox'],
  ['title with a mistake', 'train a voice mialbox', 'Voice mailbox', 'Train a voice mailbox'],
])("ranking a page comes before another page's section of the same words: by its %s", (_, query, heading, title) => {
  const headings = sample.sections.headings.with(2, heading).with(4, 'Say it once');
  const pages = sample.pages.map(([path, name, count]) => [path, name === 'Voice AI' ? title : name, count]);
  expect(found(query, changed({headings}, pages as typeof sample.pages))[0]).toBe('/docs/voice');
});

it('ranking a page whose name begins with the query is not lowered for being an introduction', () =>
  expect(found('voi', changed({headings: sample.sections.headings.with(2, 'A voice')}))[0]).toBe('/docs/voice'));

it('results far below the first are left out if they only have synonyms', () => {
  const headings = sample.sections.headings.with(5, 'Substitute');
  const texts = sample.sections.texts.with(3, 'First create. Then use it, or a substitute, everywhere.');
  expect(found('substitute')).toEqual(['/docs/account#rotate-a-key']);
  expect(found('substitute', changed({headings}))).toEqual(['/docs/voice#substitute']);
  expect(found('substitute', changed({headings, texts}))).toContain('/docs/account#rotate-a-key-steps');
});

it('results for an identifier among other words begin where it is defined', () =>
  expect(found('sessionIdleTime limits')[0]).toBe('/docs/voice#alternatives'));

it("ranking doesn't correct known words", () => expect(found('meetings')).toEqual(['/docs/account']));
it('ranking finds results for a question of stop words', () => expect(found('what is the')).not.toEqual([]));
it.each(['', '__proto__ constructor'])('finds nothing for "%s"', (query) => expect(found(query)).toEqual([]));

it('results are grouped by page, with parent headings', () => {
  const [group] = engine.search('rotate a key: steps').groups;
  expect(group?.page).toBe('Account setup');
  expect(group?.hits.map(({trail}) => trail)).toContainEqual(['Account setup', 'Rate limits']);
});

it.each(['sessionIdleTime', 'session_idle', 'sessionidl'])(
  'results for the identifier %s begin where it is defined',
  (query) => expect(engine.search(query).groups[0]?.hits[0]?.href).toBe('/docs/voice#alternatives'),
);

/** Returns the marked words, those that the reader didn't type in parentheses. */
const markedIn = (part?: Marked) =>
  part?.marks.map(([start, end, isOwn]) => part.text.slice(start, end).replace(/.+/, isOwn ? '$&' : '($&)'));

it('results mark the words that matched, and their synonyms, in heading and snippet', () => {
  const hit = engine.search('revoke key').groups[0]?.hits[0];
  expect(markedIn(hit?.snippet)).toEqual(['key', 'revoke']);
  expect(markedIn(hit?.heading)).toEqual(['(Rotate)', 'key']);
  // A synonym of one word that is itself another one.
  expect(markedIn(engine.search('throttling limit').groups[0]?.hits[0]?.heading)).toEqual(['limits']);
});

it('a snippet ends with a sentence, unless a matched word follows', () => {
  const text = `A mailbox keeps what ${'each caller has said '.repeat(4)}for you. A call ends it. Tier, price, and minutes.`;
  const {search} = changed({texts: sample.sections.texts.with(2, text.padEnd(200, ' and more'))});
  const snippetOf = (query: string) => search(query).groups[0]?.hits[0]?.snippet.text;
  expect(snippetOf('mailbox')).toMatch(/ends it\.$/);
  expect(snippetOf('mailbox tier')).toMatch(/Tier, price, .* …$/);
});

it('a snippet begins with the sentence or the table cell of its match', () => {
  const text = `Voice is on. ${'Each caller is heard. '.repeat(9)}A mailbox keeps it. Status 429 · Tier or minutes used up`;
  const {search} = changed({texts: sample.sections.texts.with(2, text)});
  const snippetOf = (query: string) => search(query).groups[0]?.hits[0]?.snippet.text;
  expect(snippetOf('mailbox')).toMatch(/^A mailbox/);
  expect(snippetOf('minutes')).toMatch(/^Tier or/);
});

it('results contain a synonym of several words only where the words are adjacent', () => {
  const hits = engine.search('hotword').groups.flatMap((group) => group.hits);
  expect(hits.flatMap(({snippet}) => markedIn(snippet))).toEqual(['(wake)', '(word)']);
  expect(hits.map(({href}) => href)).not.toContain('/docs/account');
});

it('results have a direct answer for a limit', () => {
  const {answer} = engine.search('free tier limits');
  expect(answer).toMatchObject({href: '/docs/account#limits', trail: ['Account setup', 'Rate limits']});
  expect(markedIn(answer?.title)).toEqual(['Free', 'tier']);
  expect(engine.search('rotate a key').answer).toBeUndefined();
});

it('results suggest similar words if there are none', () => {
  expect(engine.search('xmicxophoxe').groups).toEqual([]);
  expect(engine.suggestions('xmicxophoxe')).toContain('microphone');
});
