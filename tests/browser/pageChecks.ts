import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {browserForFile, narrow, wide} from './harness';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const open = browserForFile();

interface Axe {
  run: (options: object) => Promise<{violations: {id: string; nodes: {target: string[]; failureSummary: string}[]}[]}>;
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page, one line for each failing element; empty when the page is sound. */
async function accessibilityFaults(page: Page, runOnly: object): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      const {violations} = await (window as unknown as {axe: Axe}).axe.run(options);
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    {runOnly, resultTypes: ['violations']},
  );
}

/** What the browser tells a page of the sizes of its parts has come. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Light by every rule, dark by the one that colors can break. */
async function checkAccessibility(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(axe);
  assert.deepEqual(await accessibilityFaults(page, everyRule), [], 'light');
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  assert.deepEqual(await accessibilityFaults(page, {type: 'rule', values: ['color-contrast']}), [], 'dark');
}

async function checkHead(page: Page): Promise<string> {
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  assert.ok(description && description.length >= 50 && description.length <= 160, `description: ${description}`);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  if (!page.url().includes('/no/such'))
    assert.equal((await page.request.get(new URL(card ?? '').pathname)).status(), 200, `card ${card}`);
  return page.title();
}

async function checkHeadings(page: Page): Promise<void> {
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map(({tagName}) => Number(tagName[1])));
  assert.equal(levels.filter((level) => level === 1).length, 1, 'one h1');
  for (const [index, level] of levels.entries()) {
    assert.ok(level <= (levels[index - 1] ?? 1) + 1, `heading ${index + 1} skips a level: ${levels}`);
  }
}

/**
 * No id stands twice, and no author's heading can get one of the interface's: those have a capital, or two underscores.
 * The tabs of the documentation's index are addresses that readers share, as headings are.
 */
async function checkIds(page: Page): Promise<void> {
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
  assert.deepEqual(
    ids.filter((id, index) => ids.indexOf(id) < index),
    [],
    'ids that stand twice',
  );
  const takeable = await page
    .locator('.docs-wrapper [id]:not(article :is(h2, h3, h4, h5, h6), [data-tabs]:not([data-language-tabs]) *)')
    .evaluateAll((all) => all.map(({id}) => id).filter((id) => !/[A-Z]|^__/.test(id)));
  assert.deepEqual(takeable, [], 'ids that a heading could get');
}

/** The sum of layout shifts since the page was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) sum += entry.value;
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

/**
 * Registers the tests that every page must pass.
 * @param seenTitles titles of the pages before it, which this one's must differ from
 */
export function checkPage(route: string, seenTitles: Map<string, string>): void {
  test(`${route} is whole and accessible on a wide screen`, async () => {
    const {page, faults} = await open(route, {viewport: wide});
    const title = await checkHead(page);
    assert.ok(!seenTitles.has(title), `title "${title}" is already that of ${seenTitles.get(title)}`);
    seenTitles.set(title, route);
    await checkIds(page);
    await checkHeadings(page);
    await checkAccessibility(page);
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  test(`${route} is accessible on a narrow screen, fits 320 px and does not shift`, async () => {
    const {page} = await open(route, {viewport: narrow});
    await checkAccessibility(page);
    assert.equal(await layoutShift(page), 0, 'layout shift');
    await page.setViewportSize({width: 320, height: 700});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.ok(overflow <= 0, `${overflow} px too wide`);
    await page.context().close();
  });
}
