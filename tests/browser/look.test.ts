import {setTimeout as wait} from 'node:timers/promises';
import type {Locator} from '@playwright/test';
import {expect, narrow, site, test, wide} from './harness';
import {layoutShift} from './pageChecks';
import {documentationIndex} from './routes';

const quickStart = `${documentationIndex}/quick-start`;

const topOf = (element: Locator): Promise<number> => element.evaluate((found) => found.getBoundingClientRect().top);

for (const route of ['/', quickStart, '/company/contact']) {
  test(`${route} is set in the brand's font, and shows the keyboard focus with the brand's ring`, async ({open}) => {
    const page = await open(route);
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family.replaceAll('"', '')),
    );
    expect(loaded).toContain('Instrument Sans');
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"Instrument Sans"/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const ring = await page.locator(':focus').evaluate((focused) => {
      const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(focused);
      return `${outlineWidth} ${outlineStyle}, ${outlineOffset}`;
    });
    // The browser's own ring is 1px auto.
    expect(ring).toMatch(/^2px solid, -?[23]px$/);
  });
}

test('a font for code that arrives after the page is painted moves nothing', async ({browser}) => {
  const page = await browser.newPage({baseURL: site()});
  await page.route('**/geist-mono-*.woff2', async (route) => {
    await wait(2_000);
    await route.continue();
  });
  await page.goto(quickStart, {waitUntil: 'load'});
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBe(0);
  await page.close();
});

test('headlines break in the same lines before the font arrives, in bold letters', async ({browser}) => {
  const headlines = async (path: string, font: 'continue' | 'abort') => {
    const page = await browser.newPage({baseURL: site()});
    await page.route('**/instrument-sans-*.woff2', (route) => route[font]());
    await page.goto(path, {waitUntil: 'load'});
    const found: {lines: number; width: number}[] = [];
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => document.fonts.ready);
      const measure = page.locator('h1').evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const bottoms = [...range.getClientRects()].map(({bottom}) => Math.round(bottom));
        return {lines: new Set(bottoms).size, width: range.getBoundingClientRect().width};
      });
      found.push(await measure);
    }
    await page.close();
    return found;
  };
  for (const path of ['/', '/products/pricing', '/company/news', quickStart]) {
    const own = await headlines(path, 'continue');
    for (const [index, fallback] of (await headlines(path, 'abort')).entries()) {
      expect(fallback.lines, path).toBe(own[index]?.lines);
      expect(Math.abs(fallback.width / (own[index]?.width ?? 0) - 1), path).toBeLessThan(0.05);
    }
  }
});

test('a row of languages stays where it is when the samples above and below it change height', async ({open}) => {
  const page = await open(quickStart);
  const tab = page.locator('[data-language-tabs]').nth(2).getByRole('tab', {name: 'Python'});
  await tab.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const before = await topOf(tab);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await tab.click();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(height);
  expect(Math.abs((await topOf(tab)) - before)).toBeLessThanOrEqual(1);
});

test('on the documentation index, a panel is as tall as its content, and a link opens the search', async ({open}) => {
  const page = await open(documentationIndex);
  for (const name of ['Getting started', 'APIs and SDKs', 'Guides']) {
    await page.getByRole('tab', {name}).click();
    const room = await page.locator('[data-tab-panel]:visible').evaluate((panel) => {
      const last = panel.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      return (panel.parentElement?.getBoundingClientRect().bottom ?? 0) - last;
    });
    expect(Math.abs(room), name).toBeLessThanOrEqual(1);
  }
  await page.getByRole('main').getByRole('link', {name: 'Search the documentation'}).click();
  await expect(page.getByRole('dialog', {name: /Search/})).toBeVisible();
});

test('a long sample shows its first lines, then all of them, and all of them in print', async ({open}) => {
  const page = await open(`${documentationIndex}/android-sdk`);
  const block = page.locator('[data-long]:has(> pre):visible').first();
  const pre = block.locator('pre');
  const hidden = () => pre.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await hidden()).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  expect(await hidden()).toBe(0);
  // Less than twelve lines can't be divided into two parts of six.
  for (const side of ['orphans', 'widows']) await expect(pre).toHaveCSS(side, '6');
  await page.emulateMedia({media: 'screen'});
  await block.getByRole('button', {name: /Show all/}).click();
  await expect.poll(hidden).toBe(0);
  const button = block.getByRole('button', {name: 'Show fewer lines'});
  await button.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const before = await topOf(button);
  await button.click();
  await expect.poll(hidden).toBeGreaterThan(0);
  expect(Math.abs((await topOf(block.getByRole('button', {name: /Show all/}))) - before)).toBeLessThanOrEqual(1);
});

test('samples of a call stay in view while its fields are read, beside them on wide screens only', async ({open}) => {
  const page = await open(`${documentationIndex}/rest-api-reference`);
  const request = page.locator('.call-start:has(#create-a-domain) + .call-lab + .call-row');
  const samples = request.locator('.call-samples');
  const columns = await request.evaluate((call) => [...call.children].map((side) => side.getBoundingClientRect().left));
  expect(columns[1]).toBeGreaterThan((columns[0] ?? 0) + 400);
  await page.locator('#create-a-domain').evaluate((heading) => heading.scrollIntoView());
  await page.mouse.wheel(0, 300);
  await expect.poll(() => topOf(samples)).toBeLessThan(140);
  const before = await topOf(samples);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => topOf(page.locator('#create-a-domain'))).toBeLessThan(-200);
  expect(Math.abs((await topOf(samples)) - before)).toBeLessThanOrEqual(1);
  await page.setViewportSize({width: 1000, height: 900});
  const narrow = await request.evaluate((call) => [...call.children].map((side) => side.getBoundingClientRect().left));
  expect(new Set(narrow).size).toBe(1);
});

test('the sidebar lists the calls of the open reference and marks the one that is being read', async ({open}) => {
  const page = await open(`${documentationIndex}/rest-api-reference#generate-speech`);
  const sidebar = page.getByRole('navigation', {name: 'Documentation contents'});
  await expect(sidebar.getByRole('link', {name: 'POST Generate speech'})).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', {name: 'Generate speech: Request'})).toBeVisible();
});

test('below 1280 px, the contents of a page are a menu, which a link closes', async ({open}) => {
  for (const viewport of [narrow, {width: 1100, height: 800}]) {
    const page = await open(quickStart, {viewport});
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(contents).toBeHidden();
    await page.getByRole('button', {name: 'On this page'}).click();
    await contents.getByRole('link', {name: 'Set your key'}).click();
    await expect(contents).toBeHidden();
    await expect.poll(() => topOf(page.locator('#set-your-key'))).toBeLessThan(250);
    const bar = await page.getByRole('button', {name: 'On this page'}).boundingBox();
    expect(await topOf(page.locator('#set-your-key'))).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test('what is wider than its frame can be scrolled by keyboard, as long as it is', async ({open}) => {
  const page = await open(quickStart, {viewport: narrow});
  const frames = page.locator('[data-scrolls]:visible');
  const counts: number[] = [];
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport);
    const scrolling = () => frames.evaluateAll((all) => all.map((each) => each.scrollWidth > each.clientWidth));
    const focusable = () =>
      frames.evaluateAll((all) =>
        all.map((element) => element.matches('[tabindex="0"][role=group][aria-label]:not([aria-label=""])')),
      );
    await expect.poll(focusable).toEqual(await scrolling());
    counts.push((await scrolling()).filter(Boolean).length);
  }
  expect(counts[0]).toBeGreaterThan(counts[1] ?? 0);
  await page.setViewportSize(narrow);
  await page.getByRole('button', {name: 'Wrap', exact: true}).first().click();
  await page.goto(`${documentationIndex}/web-sdk`);
  await expect(page.locator('pre[data-scrolls] > code').first()).not.toHaveCSS('min-width', 'max-content');
});

test('the scroll bar of a frame appears at once, and hides 600 ms after the pointer has left', async ({open}) => {
  const page = await open(quickStart);
  const frame = page.locator('pre[data-scrolls]').first();
  const isHidden = () => frame.evaluate((pre) => getComputedStyle(pre).scrollbarColor.startsWith('rgba(0, 0, 0, 0)'));
  await expect.poll(isHidden).toBe(true);
  await frame.hover();
  expect(await isHidden()).toBe(false);
  const left = Date.now();
  await page.mouse.move(0, 0);
  await expect.poll(isHidden, {intervals: [50]}).toBe(true);
  expect(Date.now() - left).toBeGreaterThanOrEqual(600);
});

test('the mobile menu leaves notices usable, and closes when the window becomes wide', async ({open}) => {
  const page = await open('/', {viewport: narrow});
  const isInert = (selector: string) => page.locator(`[inert] ${selector}, ${selector}[inert]`).count();
  await page.getByRole('button', {name: 'Open menu'}).click();
  await expect(page.getByRole('button', {name: 'Close menu'})).toBeFocused();
  expect([await isInert('#siteNotices'), await isInert('main')]).toEqual([0, 1]);
  await page.setViewportSize(wide);
  await expect(page.getByRole('dialog', {name: 'Site menu'})).toBeHidden();
  await expect.poll(() => isInert('main')).toBe(0);
});
