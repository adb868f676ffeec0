import type {Page} from 'playwright-core';
import {expect, holdBack} from './harness';
import {isKept, link, mark, path, test} from './visit';

const islandStyles = /documentation-StreamReplay-later\.\w+\.css$/;

const isShown = (page: Page) => page.waitForFunction(() => document.title.startsWith('Web SDK'));

test('the style sheets of a page are loaded before its link is followed, and only once', async ({visit}) => {
  await visit(path('quick-start'), async (page) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
    });
    const loaded = page.waitForResponse(/StreamReplay-later\.\w+\.css$/);
    await link(page, 'web-sdk').hover();
    await loaded;
    await link(page, 'web-sdk').click();
    await page.waitForFunction(() => document.title.startsWith('Web SDK'));
    expect(sheets).toHaveLength(1);
  });
});

test('a page is shown while the style sheet of its islands loads, and its islands once it applies', async ({visit}) => {
  await visit(path('quick-start'), async (page) => {
    const load = await holdBack(page, islandStyles);
    const isArriving = () => page.locator('.main-wrapper[data-arriving]').count();
    await link(page, 'web-sdk').click();
    await isShown(page);
    await page.waitForTimeout(300);
    expect(await isArriving()).toBe(1);
    load();
    await expect.poll(isArriving).toBe(0);
    const container = await page
      .locator('.lab_frame')
      .first()
      .evaluate((lab) => getComputedStyle(lab).containerType);
    expect(container).toBe('inline-size');
  });
});

test('the browser loads a page whose style sheet fails', async ({visit}) => {
  await visit(
    path('quick-start'),
    async (page) => {
      let hasNavigated = false;
      page.on('request', (request) => {
        hasNavigated ||= request.isNavigationRequest();
      });
      await page.route(islandStyles, (route) => (hasNavigated ? route.continue() : route.abort()));
      await mark(page);
      await link(page, 'web-sdk').click();
      await expect.poll(() => isKept(page).catch(() => true)).toBe(false);
      await isShown(page);
    },
    [/Failed to load resource/],
  );
});
