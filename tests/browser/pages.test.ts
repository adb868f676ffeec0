import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import {browserForFile, narrow, wide} from './harness';
import {routes} from './routes';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const open = browserForFile();
const unknown = '/no/such/page';
const seenTitles = new Map<string, string>();

interface Violation {
  id: string;
  nodes: {target: string[]; failureSummary: string}[];
}

/** What axe finds on a page, one line for each failing element; empty when the page is sound. */
async function accessibilityFaults(page: import('playwright-core').Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const result = await (window as unknown as {axe: {run: (options: object) => Promise<{violations: unknown[]}>}}).axe.run({runOnly: tags});
    return result.violations as Violation[];
  });
  return violations.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`));
}

for (const route of [...routes, unknown]) {
  test(`${route} is a whole page`, async () => {
    const {page, faults} = await open(route);
    assert.equal(await page.locator('h1').count(), 1, 'one h1');
    const title = await page.title();
    assert.ok(!seenTitles.has(title), `title "${title}" is already that of ${seenTitles.get(title)}`);
    seenTitles.set(title, route);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    assert.ok(description && description.length >= 50 && description.length <= 160, `description: ${description}`);
    const levels = await page.locator('main :is(h1, h2, h3, h4, h5, h6)').evaluateAll((headings) => headings.map(({tagName}) => Number(tagName[1])));
    levels.forEach((level, index) => assert.ok(level <= (levels[index - 1] ?? 1) + 1, `heading ${index + 1} skips a level: ${levels}`));
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  for (const [size, viewport] of Object.entries({wide, narrow})) {
    test(`${route} has no accessibility fault, ${size}, light and dark`, async () => {
      const {page} = await open(route, {viewport});
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        assert.deepEqual(await accessibilityFaults(page), [], colorScheme);
      }
      await page.context().close();
    });
  }

  test(`${route} fits a screen of 320 px and does not shift`, async () => {
    const {page} = await open(route, {viewport: {width: 320, height: 700}});
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(overflow <= 0, `${overflow} px too wide`);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) sum += entry.value;
          }).observe({type: 'layout-shift', buffered: true});
          setTimeout(() => resolve(sum), 100);
        }),
    );
    assert.equal(shift, 0, 'layout shift');
    await page.context().close();
  });
}
