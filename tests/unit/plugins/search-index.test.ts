/** @jest-environment node */
import factsInMarkdown from '../../../plugins/facts';
import {pageFromHtml} from '../../../plugins/search-index/fromHtml';
import {pagesFromMarkdown} from '../../../plugins/search-index/fromMarkdown';
import {pack} from '../../../plugins/search-index/pack';

const html = `<!doctype html><title>Keys | Timbre</title><nav>Elsewhere</nav><main><a href=/>Back</a><h1>All keys</h1><p>Keep them <code>safe</code>.
<h2 id=rotate>Rotate<a class=hash-link>#</a></h2><p>Make <b>another</b>.<table><thead><tr><th>Plan<th>Calls<tbody><tr><td>Free<td>1,000</table>
<div data-code=bash><div>Shell <button>Copy</button></div><pre><code>curl --header KEY_NAME</code></pre></div>
<article id=card><svg><title>x</title></svg><h3>Card</h3><p>Its text.</article><script>evil()</script><nav>More</nav></main><footer>Foot</footer>`;

describe('a built page', () => {
  const page = pageFromHtml(html, '/keys');

  it('is cut at its headings, without what surrounds it', () => {
    expect(page?.title).toBe('Keys');
    expect(page?.sections.map(({id, heading, text}) => [id, heading, text])).toEqual([
      ['', 'All keys', 'Keep them safe.'],
      ['rotate', 'Rotate', 'Make another. Plan · Calls Free · 1,000'],
      ['card', 'Card', 'Its text.'],
    ]);
    expect(page?.sections[1]?.code.trim()).toBe('curl --header KEY_NAME');
  });

  it('is left out when it has no main part or asks not to be found', () => {
    expect(pageFromHtml('<title>x</title><p>text', '/x')).toBeUndefined();
    expect(pageFromHtml(html.replace('<nav>', '<meta name=robots content=noindex><nav>'), '/x')).toBeUndefined();
  });

  it('is packed in columns, with slugs left out and code as words', () => {
    const {pages, sections} = pack(
      page ? [page] : [],
      [],
      new Map([['/keys#rotate', {words: ['renew', 'swap'], file: 'x'}]]),
    );
    expect(pages).toEqual([['/keys', 'Keys', 3]]);
    expect(sections.aliases).toEqual(['', 'renew, swap', '']);
    expect(sections.ids).toEqual([0, 0, 0]);
    expect(sections.codes[1]).toBe('curl header KEY_NAME');
  });
});

it('a Markdown source gives the same sections, with figures filled in', async () => {
  const [page] = await pagesFromMarkdown(
    [{file: 'docs/quick-start.mdx', path: '/developers/documentation/quick-start', title: 'Quick start'}],
    [factsInMarkdown()],
  );
  expect(page?.sections.map(({id}) => id)).toEqual(
    expect.arrayContaining(['', 'set-your-key', 'make-your-first-call']),
  );
  expect(page?.sections.find(({id}) => id === 'before-you-start')?.text).toContain(
    'at most 15 seconds on the free tier',
  );
  expect(JSON.stringify(page)).not.toContain('{facts.');
});
