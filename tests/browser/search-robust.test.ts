import type {Page} from '@playwright/test';
import {accessibilityFaults} from './axe';
import {expect, holdBack, narrow, test} from './harness';
import {documentationIndex} from './routes';
import {dialog, indexFile, input, options, search} from './searchDialog';

test('the search offers queries to start from, and words for a query without results, which wraps', async ({open}) => {
  const page = await open('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('button', {name: 'rate limits'}).click();
  await expect(input(page)).toHaveValue('rate limits');
  await expect(options(page).first()).toContainText(/rate limits/i);
  await input(page).fill('xq'.repeat(150));
  await page.getByText('Nothing found for').waitFor();
  const overflow = await dialog(page)
    .locator('[role=listbox]')
    .evaluate(({parentElement: body}) => (body ? body.scrollWidth - body.clientWidth : Number.NaN));
  expect(overflow).toBe(0);
  await input(page).fill('xqzzyv');
  const index = page.getByRole('link', {name: 'Open the documentation index'});
  await expect(index).toHaveAttribute('href', documentationIndex);
  await page.locator('[data-search-word]').first().click();
  await options(page).first().waitFor();
  await expect(input(page)).toBeFocused();
});

for (const [name, cancel] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press elsewhere', (page: Page) => page.locator('main').click({position: {x: 2, y: 2}})],
] as const)
  test(`${name} keeps a search that is still loading closed`, async ({open}) => {
    const page = await open('/');
    const release = await holdBack(page, '**/assets/search/**');
    const isReady = page.waitForResponse(indexFile);
    await page.keyboard.press('Control+k');
    await cancel(page);
    release();
    await isReady;
    await page.locator('dialog').waitFor({state: 'attached'});
    await page.waitForTimeout(300);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
  });

test('keys pressed while search is loading become the first query', async ({open}) => {
  const page = await open('/');
  const release = await holdBack(page, '**/assets/search/**');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rate/ limit');
  release();
  await options(page).first().waitFor();
  await expect(input(page)).toHaveValue('rate/ limit');
  await page.keyboard.type('s');
  await expect(input(page)).toHaveValue('rate/ limits');
});

test('search that cannot be loaded says so, and works once it can', async ({open}) => {
  const page = await open('/');
  await page.route(indexFile, (route) => route.fulfill({body: '{}'}));
  await page.keyboard.press('Control+k');
  await input(page).fill('key');
  await page.getByText('Search is unavailable.').first().waitFor();
  await page.unroute(indexFile);
  await page.getByRole('button', {name: 'try again'}).click();
  await options(page).first().waitFor();
});

test('on a phone search fills the screen, and opens from menus that show the current page', async ({open}) => {
  const last = `${documentationIndex}/security-best-practices`;
  const page = await open(last, {viewport: narrow, hasTouch: true, isMobile: true});
  await page.getByRole('button', {name: 'Security best practices'}).tap();
  await expect(page.locator('#docsMenu [aria-current]')).toBeInViewport();
  await page.locator('#docsMenu').getByRole('link', {name: 'Search', exact: true}).tap();
  await expect(input(page)).toBeFocused();
  await page.goto('/');
  await page.getByRole('button', {name: 'Open menu'}).tap();
  const menu = page.getByRole('dialog', {name: 'Site menu'});
  await expect(menu.getByRole('link', {name: 'Partners'})).toBeVisible();
  await menu.getByRole('link', {name: 'Search', exact: true}).tap();
  await input(page).fill('wake word');
  await options(page).first().waitFor();
  const box = await dialog(page).locator('> div').boundingBox();
  expect([box?.width, box?.height]).toEqual([narrow.width, narrow.height]);
  expect((await page.getByRole('button', {name: 'Close search'}).boundingBox())?.width).toBe(44);
  await options(page).first().tap();
  await page.waitForURL('**#*');
});

test('axe finds nothing, in light and dark, with results, an answer, and nothing found', async ({open}) => {
  const page = await open(`${documentationIndex}/quick-start`);
  await page.keyboard.press('Control+k');
  for (const query of ['free tier', 'recognition options', 'xqzzyv']) {
    await input(page).fill(query);
    await page.locator('dialog [role="option"], dialog [data-search-word]').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      expect(await accessibilityFaults(page, undefined, 'dialog'), `${colorScheme}, ${query}`).toEqual([]);
    }
  }
});

test('no section is listed twice, also below an answer', async ({open}) => {
  const page = await open(`${documentationIndex}/quick-start`);
  await search(page, 'free tier');
  const addresses = await options(page).evaluateAll((all) => all.map((option) => (option as HTMLAnchorElement).href));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('nothing in the header wraps', async ({open}) => {
  const page = await open('/');
  for (const width of [320, 360, 384, 390, 480, 992, 1024, 1200]) {
    await page.setViewportSize({width, height: 700});
    const heights = await page
      .locator('header a:visible, header button:visible')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    expect(Math.max(...heights), `${width} px: something wraps`).toBeLessThanOrEqual(48);
  }
});
