import type {Page} from '@playwright/test';
import cardTitles from '../../authoring/pictures/social-cards/titles.json';
import redirects from '../../deploy/redirects.json';
import {ownTitle} from '../../src/facts/brand';
import {socialCard} from '../../src/sections/shell/socialCard';
import {accessibilityFaults} from './axe';
import {deadControls, hydrateEverything} from './controls';
import {expect, narrow, test, wide} from './harness';

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until the browser has reported the sizes of a page's parts to its scripts. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

async function checkHead(page: Page): Promise<void> {
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description?.length, `description: ${description}`).toBeGreaterThanOrEqual(50);
  expect(description?.length, `description: ${description}`).toBeLessThanOrEqual(160);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  if (!page.url().includes('/no/such'))
    expect((await page.request.get(new URL(card ?? '').pathname)).status(), `card ${card}`).toBe(200);
  const {pathname} = new URL(page.url());
  const drawn = Object.entries(cardTitles).find(([name]) => socialCard(pathname).endsWith(`/${name}.png`));
  if (!drawn) return;
  const title = ownTitle(await page.title());
  expect(drawn[1], 'title on the social media card. Fix: npm run build && npm run social-cards').toBe(title);
}

async function checkHeadings(page: Page): Promise<void> {
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map(({tagName}) => Number(tagName[1])));
  expect(levels.filter((level) => level === 1).length, 'number of h1').toBe(1);
  for (const [index, level] of levels.entries())
    expect(level, `heading ${index + 1} skips a level: ${levels}`).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
}

/**
 * Checks that each ID is unique, and that no author's heading can get an ID of the interface, which contains a capital
 * or starts with two underscores. Exempts the tabs of the documentation index and the anchors of renamed headings: they
 * are addresses that readers share, like headings.
 */
async function checkIds(page: Page): Promise<void> {
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
  expect(
    ids.filter((id, index) => ids.indexOf(id) < index),
    'ids that appear twice',
  ).toEqual([]);
  const claimable = await page
    .locator('.docs-wrapper [id]:not(article :is(h2, h3, h4, h5, h6), [data-tabs]:not([data-language-tabs]) *)')
    .evaluateAll((all) => all.map(({id}) => id).filter((id) => !/[A-Z]|^__/.test(id)));
  const {pathname} = new URL(page.url());
  const moved = Object.keys(redirects.anchors);
  expect(
    claimable.filter((id) => !moved.includes(`${pathname}#${id}`)),
    'ids that a heading could get',
  ).toEqual([]);
}

/** Returns the sum of layout shifts since the page was opened. */
export async function layoutShift(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type: 'layout-shift', buffered: true});
    const shifts = observer.takeRecords() as (PerformanceEntry & {value: number})[];
    return shifts.reduce((sum, {value}) => sum + value, 0);
  });
}

/** Opens everything that can be opened, even what closes its neighbors. */
const openDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });

async function checkWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 700});
  const overflow = await page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
  expect(overflow, `${overflow} px too wide`).toBeLessThanOrEqual(0);
  const wideTables = await page
    .locator('table:has([data-column])')
    .evaluateAll((all) => all.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)).length);
  expect(wideTables, 'tables of three or more columns that are wider than a phone').toBe(0);
}

/** Registers the test that every page must pass. Loads the page once, because that takes as long as the checks. */
export function checkPage(route: string): void {
  test(`${route} is complete and accessible when narrow, wide, and dark`, async ({open, faults}) => {
    const page = await open(route, {viewport: narrow});
    expect(await layoutShift(page), 'layout shift').toBe(0);
    await openDetails(page);
    expect(await accessibilityFaults(page, everyRule), 'narrow').toEqual([]);
    await checkWidth(page, 320);
    await page.setViewportSize(wide);
    await checkHead(page);
    await checkIds(page);
    await checkHeadings(page);
    await settled(page);
    expect(await accessibilityFaults(page, everyRule), 'wide').toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    // The one rule that dark colors can break.
    expect(await accessibilityFaults(page, {type: 'rule', values: ['color-contrast']}), 'dark').toEqual([]);
    await hydrateEverything(page);
    expect(faults.found).toEqual([]);
    // Checking controls stops all requests.
    faults.expected.push(/ERR_FAILED/);
    expect(await deadControls(page), 'controls that do nothing').toEqual([]);
  });
}
