import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {ui} from '../../src/facts/interface';
import {browserForFile, narrow} from './harness';
import {documentationIndex} from './routes';

const open = browserForFile();
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const indexFile = '**/assets/search/index-*.json';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const input = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName);

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
  await options(page).first().waitFor();
}

test('no byte of search is loaded before the reader reaches for it', async () => {
  const {page} = await open('/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(500);
  assert.deepEqual(
    requests.filter((url) => url.includes('/assets/search/')),
    [],
  );
  await Promise.all([
    page.waitForRequest(indexFile),
    page.getByRole('link', {name: 'Search', exact: true}).first().hover(),
  ]);
});

test('by keyboard: Ctrl+K, arrows, Home, End, Escape with the focus back, and Enter to the section', async () => {
  const {page, faults} = await open(`${documentationIndex}/quick-start`);
  const skip = page.getByRole('link', {name: 'Search', exact: true}).first();
  await skip.focus();
  await search(page, 'rotate a key');
  const active = () => input(page).getAttribute('aria-activedescendant');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  assert.notEqual(await active(), first);
  await page.keyboard.press('Home');
  assert.equal(await active(), first);
  await page.keyboard.press('End');
  assert.equal(await active(), await options(page).last().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  assert.equal(await active(), first);
  await page.keyboard.press('Escape');
  assert.ok(!(await dialog(page).isVisible()));
  assert.ok(await skip.evaluate((link) => link === document.activeElement));
  await search(page, 'rotate a key');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account-setup#rotate-a-key');
  assert.deepEqual(faults, []);
});

test('a slash opens search, but not while somebody writes', async () => {
  const {page} = await open('/');
  await page.getByLabel('Full Name').fill('');
  await page.keyboard.type('a/b');
  assert.equal(await page.getByLabel('Full Name').inputValue(), 'a/b');
  await page.getByLabel('Full Name').blur();
  await page.keyboard.press('/');
  await input(page).waitFor();
  assert.equal(await input(page).inputValue(), '');
});

test('the page behind is out of reach while search is open, and back afterwards', async () => {
  const {page} = await open(`${documentationIndex}/rest-api-reference`);
  await search(page, 'errors');
  const reachable = ':is(a[href], button):not([inert], [inert] *, dialog *, [data-notices] *)';
  await page.waitForFunction((selector) => document.querySelector(selector) === null, reachable, {timeout: 10_000});
  for (let count = 0; count < 4; count++) await page.keyboard.press('Tab');
  assert.ok(
    await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    ),
  );
  await page.getByRole('button', {name: 'Close search'}).click();
  await page.waitForFunction(() => document.querySelector('[inert]') === null);
});

test('Ctrl+Enter opens a tab of its own, and every result is a link', async () => {
  const {page} = await open('/');
  await search(page, 'microphone permission');
  for (const option of await options(page).all()) assert.match((await option.getAttribute('href')) ?? '', /^\//);
  const tab = page.waitForEvent('popup');
  await page.keyboard.press('Control+Enter');
  assert.match((await tab).url(), /microphone-permission/);
  assert.ok(await dialog(page).isVisible());
});

test('results are grouped by page, with matching words marked; a limit is answered at once', async () => {
  const {page} = await open('/');
  await search(page, 'rate limit');
  assert.ok((await page.getByRole('listbox').getByRole('group').count()) > 2);
  assert.match((await options(page).first().textContent()) ?? '', /1,000/);
  assert.ok((await page.locator('[role="option"] mark').count()) > 3);
  await input(page).fill('429');
  await page.getByText('429 Too Many Requests').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/rest-api-reference#rate-limits');
});

test('choices are kept on the device, and can be forgotten', async () => {
  const {page} = await open('/');
  await search(page, 'rotate a key');
  await page.keyboard.press('Enter');
  await page.waitForURL('**#rotate-a-key');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('group', {name: 'Recent'})
    .getByRole('option', {name: /Rotate a key/})
    .waitFor();
  await page.getByRole('button', {name: 'Forget recent choices'}).click();
  assert.equal(await options(page).count(), 0);
});

test('Enter waits for results that are still on their way', async () => {
  const {page} = await open('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(indexFile, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await input(page).fill('rotate a key');
  await page.keyboard.press('Enter');
  assert.equal(new URL(page.url()).pathname, '/');
  release();
  await page.waitForURL('**/account-setup#rotate-a-key');
});

test('hostile text is shown as text, and nothing found offers words and the index', async () => {
  const {page, faults} = await open('/');
  await page.keyboard.press('Control+k');
  for (const text of ['<img src=x onerror="document.title=1">', '"><script>document.title=1</script>', 'xqzzyv']) {
    await input(page).fill(text);
    await page.waitForTimeout(150);
    assert.equal(await dialog(page).locator('img, script').count(), 0);
    assert.notEqual(await page.title(), '1');
  }
  await page.getByText('Nothing found for').waitFor();
  assert.equal(
    await page.getByRole('link', {name: 'Open the documentation index'}).getAttribute('href'),
    documentationIndex,
  );
  await page.locator('[data-search-word]').first().click();
  await options(page).first().waitFor();
  assert.equal(await focused(page), 'combobox');
  assert.deepEqual(faults, []);
});

test('a failing index is asked for four times, with growing waits, and then search says so', async () => {
  const {page} = await open('/');
  const times: number[] = [];
  await page.route(indexFile, (route) => {
    times.push(Date.now());
    return route.abort();
  });
  await page.keyboard.press('Control+k');
  await input(page).fill('key');
  await page.getByText('Search is unavailable.').first().waitFor({timeout: 20_000});
  const attempts = times.length;
  // The preload is one request more than the attempts.
  assert.ok(attempts >= ui.cache.queryRetries + 1 && attempts <= ui.cache.queryRetries + 2, `${attempts} requests`);
  assert.ok((times.at(-1) ?? 0) - (times[0] ?? 0) >= 7 * ui.cache.retryBaseMs);
  await page.unroute(indexFile);
  await page.getByRole('button', {name: 'try again'}).click();
  await options(page).first().waitFor();
});

test('on a phone search fills the screen and opens from the menu too', async () => {
  const {page} = await open('/', {viewport: narrow, hasTouch: true, isMobile: true});
  await page.getByRole('button', {name: 'Open menu'}).tap();
  await page.getByRole('link', {name: 'Search the documentation'}).tap();
  await input(page).fill('wake word');
  await options(page).first().waitFor();
  const box = await dialog(page).locator('> div').boundingBox();
  assert.deepEqual([box?.width, box?.height], [narrow.width, narrow.height]);
  assert.ok((await page.getByRole('button', {name: 'Close search'}).boundingBox())?.width === 44);
  await options(page).first().tap();
  await page.waitForURL('**#*');
});

test('without scripts the control leads to the documentation index', async () => {
  const {page} = await open('/', {javaScriptEnabled: false});
  await page.getByRole('link', {name: 'Search', exact: true}).first().click();
  await page.waitForURL(`**${documentationIndex}`);
});

test('axe finds nothing to fault, in light and dark, with results, an answer and nothing found', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const {page} = await open(`${documentationIndex}/quick-start`, {colorScheme});
    await page.addScriptTag({path: axe});
    for (const query of ['free tier', 'recognition options', 'xqzzyv']) {
      await page.keyboard.press('Control+k');
      await input(page).fill(query);
      await page.locator('dialog [role="option"], dialog [data-search-word]').first().waitFor();
      const violations = await page.evaluate(async () => {
        const {axe: checker} = window as unknown as {
          axe: {run: (context: string) => Promise<{violations: {id: string; nodes: {html: string}[]}[]}>};
        };
        return (await checker.run('dialog')).violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`);
      });
      assert.deepEqual(violations, [], `${colorScheme}, ${query}`);
    }
  }
});

test('the header fits with search in it', async () => {
  for (const width of [320, 360, 384, 390, 480, 992, 1024, 1200]) {
    const {page} = await open('/', {viewport: {width, height: 700}});
    assert.ok(await page.getByRole('link', {name: 'Search', exact: true}).first().isVisible(), `${width} px`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(overflow, 0, `${width} px`);
    const tops = await page
      .locator('header a:visible, header button:visible')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    assert.ok(Math.max(...tops) <= 48, `${width} px: something wraps`);
  }
});
