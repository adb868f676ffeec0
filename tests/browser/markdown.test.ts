import {selectAll} from 'hast-util-select';
import {longestDocument} from '../../plugins/files/markdown-copies/documents';
import {attribute, readPage} from '../../plugins/shared/builtPage';
import {siteUrl} from '../../src/facts/site';
import {expect, pasted, site, test} from './harness';
import {documentation, documentationIndex, htmlOf, marketing} from './routes';

const pages = [documentationIndex, ...documentation];
const quickStart = `${documentationIndex}/quick-start`;

const fence = /^( *)(`{3,})(\w+)\n([\s\S]*?)\n\1\2$/gm;

/** The code of each block, as it stands on the page: without what a list around it moves it in by. */
const codeIn = (markdown: string): string[] =>
  [...markdown.matchAll(fence)].map(([, indent = '', , , code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

const headingsIn = (markdown: string): string[] =>
  [...markdown.replaceAll(fence, '').matchAll(/^#+ (.*)$/gm)].map(([, words = '']) => words.replace(/[`\\]/g, ''));

/** A text with the quotes of Markdown, which are curly on the page. */
const withStraightQuotes = (text: string): string => text.replaceAll('’', "'").replaceAll(/[“”]/g, '"');

/** A text without markup and with single spaces. */
const withoutMarkup = (markdown: string): string =>
  withStraightQuotes(markdown)
    .replaceAll(fence, '')
    .replaceAll(/\[((?:[^\]`]|`[^`]*`)*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*\\]|^>/gm, '')
    .replaceAll(/\s+/g, ' ');

async function textAt(path: string): Promise<string> {
  const response = await fetch(site() + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** What links in a text lead to on this site, each once and without its hash. */
const pathsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?<=\]\()[^)]*/g)]
      .filter(([address]) => address.startsWith(siteUrl))
      .map(([address]) => address.slice(siteUrl.length).replace(/#.*/, '') || '/'),
  ),
];

test('every documentation page is there as Markdown, whole', async ({open}) => {
  const page = await open(documentationIndex, {bypassCSP: true});
  for (const route of pages) {
    const shown = await page.evaluate(async (path) => {
      const parsed = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
      // The Markdown says what an island does, not what it shows.
      const left = parsed.querySelectorAll('.hash-link, [data-island], [data-island-failure], .call-facts strong');
      for (const element of left) element.remove();
      for (const lineBreak of parsed.querySelectorAll('br')) lineBreak.replaceWith(' ');
      const textsOf = (selector: string) =>
        [...parsed.querySelectorAll(`article ${selector}`)].map((x) => x.textContent);
      const shown = {
        headings: textsOf(':is(h1, h2, h3, h4, h5, h6)'),
        words: textsOf('.markdown :is(p, th, td, li:not(:has(p, ul, ol)))'),
        code: textsOf('pre:not([data-code="endpoint"] > *)'),
        markdown: parsed.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href'),
      };
      for (const code of parsed.querySelectorAll('code, pre, svg')) code.remove();
      const prose = parsed.querySelector('article')?.textContent ?? '';
      return {...shown, straightQuotes: prose.match(/.{0,20}["'].{0,20}/g) ?? []};
    }, route);
    expect(shown.straightQuotes, route).toEqual([]);
    expect(shown.markdown).toBe(`${route}.md`);
    const markdown = await textAt(`${route}.md`);
    expect(markdown.length, `${route}: characters`).toBeLessThanOrEqual(longestDocument);
    const pythonSamples = markdown.includes('.python.md.') ? await textAt(`${route}.python.md`) : '';
    // Below a call, the page's heading is "Parse text: Request" and its Markdown's, "Parse text: request".
    const headings = headingsIn(markdown);
    headings.push(...headings.map((heading) => heading.replace(/(?<=: )re(?=quest$|sponse$)/, 'Re')));
    expect(
      shown.headings.filter((heading) => !headings.includes(withStraightQuotes(heading))),
      `${route}: headings that its Markdown lacks`,
    ).toEqual([]);
    const words = withoutMarkup(markdown).toLowerCase();
    expect(
      shown.words.map(withoutMarkup).filter((sentence) => !words.includes(sentence.trim().toLowerCase())),
      `${route}: words that its Markdown lacks`,
    ).toEqual([]);
    const code = [...codeIn(markdown), ...codeIn(pythonSamples)];
    expect(code.sort(), `${route}: code`).toEqual(shown.code.sort());
    expect(markdown, route).not.toMatch(/\{facts|schema="|no-check/);
    expect(markdown.replaceAll(fence, '').replaceAll(/`[^`\n]+`/g, ''), route).not.toMatch(/<\/?[A-Z]|^:::/m);
  }
});

test('llms.txt lists marketing pages as optional, and every link in it and in the Markdown leads somewhere', async () => {
  const list = await textAt('/llms.txt');
  const [, optional = ''] = list.split('\n## Optional\n');
  expect(pathsIn(optional)).toEqual([...marketing].sort((a, b) => a.localeCompare(b)));
  const whole = await textAt('/llms-full.txt');
  const paths = new Set([...pathsIn(list), ...pathsIn(whole)]);
  for (const path of paths) expect((await fetch(site() + path, {method: 'HEAD'})).status, path).toBe(200);
});

test('llms.txt and llms-full.txt have the pages in the order of the sidebar', async () => {
  const [list, whole] = await Promise.all([textAt('/llms.txt'), textAt('/llms-full.txt')]);
  const sidebar = selectAll('#docsMenu nav a', readPage(htmlOf(documentationIndex), documentationIndex).tree);
  const expected = sidebar.map((link) => `${attribute(link, 'href')}.md`);
  expect(expected).toHaveLength(pages.length);
  expect(pathsIn(list).filter((path) => path.endsWith('.md'))).toEqual(expected);
  const held = [...whole.matchAll(/^Page: (.*)$/gm)].map(([, url = '']) => `${url.slice(siteUrl.length)}.md`);
  expect(held).toEqual(expected);
});

test('"Copy page" copies the page’s Markdown, and says so', async ({open}) => {
  const page = await open(quickStart);
  const button = page.getByRole('button', {name: 'Copy page'});
  await button.press('Enter');
  await page.locator('[data-announcer]').getByText('Copied').waitFor();
  await expect(button).toHaveAttribute('data-copied');
  expect((await pasted(page)).replaceAll('\r\n', '\n')).toBe(await textAt(`${quickStart}.md`));
});

test('a page that can’t be copied is offered to look at instead', async ({open}) => {
  const page = await open(quickStart);
  await page.route('**/*.md', (route) => route.fulfill({status: 404}));
  await page.getByRole('button', {name: 'Copy page'}).click();
  const notice = page.locator('[data-notice-list]');
  await notice.getByText('Couldn’t copy the page').waitFor();
  await expect(notice.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', `${quickStart}.md`);
  await expect(page.locator('[data-announcer]')).toBeEmpty();
});

test('without scripts the Markdown is a link away, and nothing is offered that would not work', async ({open}) => {
  const page = await open(quickStart, {javaScriptEnabled: false});
  await expect(page.getByRole('button', {name: 'Copy page'})).toHaveCount(0);
  const response = page.waitForResponse(`**${quickStart}.md`);
  await page.getByRole('link', {name: 'View as Markdown'}).click({noWaitAfter: true});
  expect((await response).status()).toBe(200);
});
