/** @jest-environment node */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {aliasesOf, checkAddresses} from '../../../../plugins/files/search-index/aliases';
import {readAnswers} from '../../../../plugins/files/search-index/answers';
import {pageFromMarkdown} from '../../../../plugins/files/search-index/fromMarkdown';
import {pageText} from '../../../../plugins/files/search-index/fromPage';
import {pack} from '../../../../plugins/files/search-index/pack';
import {indexServer, previewAddress} from '../../../../plugins/files/search-index/preview';
import factsInMarkdown from '../../../../plugins/markdown/facts';
import {readPage} from '../../../../plugins/shared/builtPage';
import type {Middleware} from '../../../../plugins/shared/previewServer';
import {facts} from '../../../../src/facts';
import {treeOf} from '../../../helpers/markdown';

const html = `<!doctype html><title>Keys | Timbre</title><nav>Elsewhere</nav><main><a href=/>Back</a><h1>All keys</h1><p>Keep them <code>safe</code>.
<h2 id=rotate>Rotate<a class=hash-link>#</a></h2><p>Make <b>another</b>.<ul class=recent-changes><li>Quick start November 24, 2026</ul><table><thead><tr><th>Plan<th>Calls<tbody><tr><td>Free<td>1,000</table>
<div data-code=bash><div>Shell <button>Copy</button></div><pre><code>curl --header KEY_NAME</code></pre></div>
<article id=card><svg><title>x</title></svg><h3>Card</h3><p>Its text.</article><script>evil()</script><nav>More</nav></main><footer>Foot</footer>`;

const noSynonyms = {twoWay: [], oneWay: []};

const page = pageText(readPage(html, 'keys.html'));

/** Returns the last section of the page with another content. */
const cardWith = (content: string) => pageText(readPage(html.replace('Its text.', content), 'keys.html'))?.sections[2];

it('a built page is split at its headings, without navigation and footer', () => {
  expect(page?.title).toBe('Keys');
  expect(page?.sections.map(({id, heading, text}) => [id, heading, text])).toEqual([
    ['', 'All keys', 'Keep them safe.'],
    ['rotate', 'Rotate', 'Make another. Plan · Calls. Free · 1,000.'],
    ['card', 'Card', 'Its text.'],
  ]);
  expect(page?.sections[1]?.code.trim()).toBe('curl --header KEY_NAME');
});

it('a built page has no message of an island that fails', () =>
  expect(cardWith('Its text.<p hidden data-island-failure>Not loaded.</p>')?.text).toBe('Its text.'));

it('a built page has a space between buttons or items beside each other', () => {
  const card = cardWith(
    'Its text. <a href=/a>Contact Sales</a><a href=/b>Book a Demo</a><p><b>No</b><i>w</i> <strong>Team</strong><span>Place</span>',
  );
  expect(card?.text).toBe('Its text. Contact Sales Book a Demo Now Team Place');
});

it('a built page separates the fields of a list, without their types', () => {
  const field = '<dt><code>model</code> <span class=parameter-type>string</span><dd>The model.';
  const limit = (text: string) => `<span class=parameter-limit>${text}</span>`;
  const card = cardWith(`<dl>${field}<dd>${limit('Default: general')} ${limit('Value: any')}</dl>`);
  expect(card).toMatchObject({text: 'model: The model. Default: general. Value: any.', names: ['model']});
});

it('a built page has the identifiers that the first column of a table defines, without their path', () => {
  const rows =
    '<tr><td><a href=#x><code>reply.speech_url</code></a><td><code>other_name</code><tr><td>Any<td><code>a_b</code>';
  expect(cardWith(`<table><tbody>${rows}</table>`)?.names).toEqual(['speech_url']);
});

it('a built page is left out if it has no main part or is marked noindex', () => {
  expect(pageText(readPage('<title>x</title><p>text', 'x.html'))).toBeUndefined();
  const noindex = html.replace('<nav>', '<meta name=robots content=noindex><nav>');
  expect(pageText(readPage(noindex, 'x.html'))).toBeUndefined();
});

it('a built page is packed into columns, without slugs and with code as words', () => {
  const aliases = new Map([['/keys#rotate', {words: ['renew', 'swap'], file: 'x'}]]);
  const {pages, sections} = pack(page ? [page] : [], [], aliases, noSynonyms);
  expect(pages).toEqual([['/keys', 'Keys', 3]]);
  expect(sections.aliases).toEqual(['', 'renew, swap', '']);
  expect(sections.ids).toEqual([0, 0, 0]);
  expect(sections.codes[1]).toBe('curl header KEY_NAME');
});

const filler = 'Common words stand here. '.repeat(40);
const section = (id: string, heading: string, text: string) => ({id, heading, level: 2, text, code: '', names: []});
const rest = Array.from({length: 9}, (_, number) => section(`s${number}`, 'Other', 'usual'));
const long = [section('', 'X', ''), section('a', 'Long', `${filler}Rare_name, Zebra, 24, usual`), ...rest];
const documentation = {path: '/developers/documentation/x', title: 'X', sections: long};
const errors = {path: '/y', title: 'Y', sections: [section('', 'Errors', `${filler}No zebra was found.`)]};
const {sections} = pack([documentation, errors], [], new Map(), noSynonyms);

it('a long text keeps its beginning, and the rare words of its end', () => {
  expect(sections.texts[1]?.length).toBeLessThanOrEqual(350);
  expect(sections.texts[1]).toMatch(/^Common .*here\.$/);
  expect(sections.codes[1]).toBe('Rare_name zebra 24');
});

it('a long text is kept whole if it is about errors', () =>
  expect(sections.texts.at(-1)).toContain('No zebra was found.'));

const authored = {file: 'docs/x.mdx', path: '/x', aliases: {page: ['one', 404], sections: {rotate: ['two', 'three']}}};

it('search aliases belong to a page and its sections', () => {
  const all = aliasesOf([authored], '.');
  expect(all.get('/x')?.words).toEqual(['one', '404']);
  expect(all.get('/x#rotate')?.words).toEqual(['two', 'three']);
  expect(all.get('/products/pricing')?.words).toContain('cost');
});

it('search aliases fail the build if no section has their id, with the file and the most similar id', () => {
  const own = new Map([...aliasesOf([authored], '.')].filter(([address]) => address.startsWith('/x')));
  const page = (id: string) => ({
    path: '/x',
    title: 'X',
    sections: ['', id].map((each) => ({id: each, heading: 'X', level: 1, text: '', code: '', names: []})),
  });
  expect(() => checkAddresses(own, [page('rotate')])).not.toThrow();
  const message = /Fix: .*\n.*\/x\.yaml: \/x#rotate \(most similar: \/x#rotates\)/;
  expect(() => checkAddresses(own, [page('rotates')])).toThrow(message);
});

it('a direct answer has what readers type, a title, a text, and an address', () => {
  for (const {asks, title, text, href} of readAnswers('.'))
    for (const words of [...asks, title, text, href]) expect(words).toMatch(/^[^{}]+$/);
});

it('a Markdown source has the same sections, with figures filled in', async () => {
  const tree = treeOf('Keep it.\n\n## Free tier\n\n{facts.docs.freeTier.audioSeconds} seconds.\n');
  await factsInMarkdown()(tree);
  const {sections: found} = pageFromMarkdown({permalink: '/keys', title: 'Keys'}, tree);
  expect(found.map(({id, text}) => [id, text])).toEqual([
    ['', 'Keep it.'],
    ['free-tier', `${facts.docs.freeTier.audioSeconds} seconds.`],
  ]);
});

it('the preview makes its index when it is requested, and otherwise says why there is none', () => {
  const request = (serve: Middleware, url: string) => {
    const [end, next] = [jest.fn(), jest.fn()];
    serve({url} as IncomingMessage, {writeHead: () => ({end})} as unknown as ServerResponse, next);
    return next.mock.calls.length > 0 ? 'passed on' : end.mock.calls[0]?.[0];
  };
  const make = jest.fn(() => '{}');
  const serve = indexServer(make);
  expect(request(serve, '/page')).toBe('passed on');
  expect(make).not.toHaveBeenCalled();
  expect(request(serve, previewAddress)).toBe('{}');
  const broken = indexServer(() => {
    throw new Error('answers.yaml: there is no such figure');
  });
  expect(request(broken, previewAddress)).toBe('answers.yaml: there is no such figure');
});
