/** @jest-environment node */
import {encode} from '../../../plugins/files/search-index/encode';
import {buildSearch} from '../../../src/search/engine';
import type {Marked} from '../../../src/search/shape';
import {fixture} from '../../helpers/fixture';
import {sample} from './sample';

const engine = buildSearch(encode(sample));
const found = (query: string) => engine.search(query).groups.flatMap(({hits}) => hits.map(({href}) => href));

it('says which words of the query no section has', () => {
  expect(engine.search('zxqv microphone permission').missing).toEqual(['zxqv']);
  expect(engine.search('micorphone').missing).toEqual([]);
});

it.each(fixture<{ranking: [string, string, string][]}>('search-words').ranking)('ranking %s: %s', (_, query, href) =>
  expect(found(query)[0]).toBe(href),
);

it.each([
  ['title', 'Voice AI'],
  ['address', 'voice'],
])("ranking a page comes before another page's section with the same name: its %s", (_, name) => {
  const headings = sample.sections.headings.with(2, name).with(4, 'Say it once');
  const named = buildSearch(encode({...sample, sections: {...sample.sections, headings}}));
  expect(named.search(name).groups.map(({hits}) => hits[0]?.href)).toEqual(['/docs/voice', '/docs/account#limits']);
});

it.each([
  ['its title without the verb', 'voice mailbox'],
  ['most of its title', 'train a voice mail'],
  ['its title with a mistake', 'train a voice mialbox'],
])("ranking a page comes before another page's section of the same words: by %s", (_, query) => {
  const headings = sample.sections.headings.with(2, 'Voice mailbox').with(4, 'Say it once');
  const pages = sample.pages.map((page) => page.map((part) => (part === 'Voice AI' ? 'Train a voice mailbox' : part)));
  const named = buildSearch(
    encode({...sample, pages: pages as typeof sample.pages, sections: {...sample.sections, headings}}),
  );
  expect(named.search(query).groups[0]?.hits[0]?.href).toBe('/docs/voice');
});

it('ranking a page whose name begins with the query is not lowered for being an introduction', () => {
  const headings = sample.sections.headings.with(2, 'A voice');
  const named = buildSearch(encode({...sample, sections: {...sample.sections, headings}}));
  expect(named.search('voi').groups[0]?.hits[0]?.href).toBe('/docs/voice');
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
  const texts = sample.sections.texts.with(2, text.padEnd(200, ' and more'));
  const {search} = buildSearch(encode({...sample, sections: {...sample.sections, texts}}));
  const snippetOf = (query: string) => search(query).groups[0]?.hits[0]?.snippet.text;
  expect(snippetOf('mailbox')).toMatch(/ends it\.$/);
  expect(snippetOf('mailbox tier')).toMatch(/Tier, price, .* …$/);
});

it('a snippet begins with the sentence or the table cell of its match', () => {
  const text = `Voice is on. ${'Each caller is heard. '.repeat(9)}A mailbox keeps it. Status 429 · Tier or minutes used up`;
  const {search} = buildSearch(
    encode({...sample, sections: {...sample.sections, texts: sample.sections.texts.with(2, text)}}),
  );
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
