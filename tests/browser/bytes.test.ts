import {readFileSync, statSync} from 'node:fs';
import {expect, loadedBy, test} from './harness';
import {islandBytes} from './labs';
import {documentationIndex, specified} from './routes';

/**
 * The most that a first visit may transfer, in kilobytes (1,000 bytes) with brotli, heads of responses included: what it
 * takes now and a little room.
 */
const budgets: [route: string, kilobytes: number][] = [
  ['/', 60],
  ['/products/pricing', 55],
  [documentationIndex, 55],
  [`${documentationIndex}/quick-start`, 64],
  [`${documentationIndex}/rest-api-reference`, 72],
];

for (const [route, kilobytes] of budgets) {
  test(`a first visit of ${route} takes at most ${kilobytes} KB, and no application`, async ({open}) => {
    const loaded = await loadedBy(await open(route));
    const total = loaded.reduce((sum, {transferred}) => sum + transferred, 0) / 1000;
    const list = loaded.map(({name, transferred}) => `${transferred} ${name}`).join('\n');
    expect(total, `${total.toFixed(1)} KB:\n${list}`).toBeGreaterThan(10);
    expect(total, `${total.toFixed(1)} KB:\n${list}`).toBeLessThanOrEqual(kilobytes);
    expect(
      loaded.some(({name}) => /\/assets\/(js|search)\//.test(name)),
      list,
    ).toBe(false);
  });
}

/** The most bytes that islands may take, React included. */
const islands: [name: string, route: string, bytes: number][] = [
  ['ApiConsole', `${documentationIndex}/quick-start`, 95_000],
  ['ErrorFinder', '/developers/support', 95_000],
  ['ListenDemo', '/products/voice-ai', 95_000],
  ['PricingCalculator', '/products/pricing', 70_000],
  ['RecordingCheck', `${documentationIndex}/core-concepts`, 80_000],
];

for (const [name, route, most] of islands)
  test(`${name} loads nothing before it is reached, and at most ${most / 1000} KB then`, async ({open}) => {
    const page = await open(route);
    expect(await islandBytes(page)).toBe(0);
    await page.locator(`[data-island=${name}] :is(button, input)`).first().press('Enter');
    await page.locator(`[data-island=${name}][data-hydrated]`).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await islandBytes(page)).toBeGreaterThan(40_000);
    expect(await islandBytes(page)).toBeLessThanOrEqual(most);
  });

test('five documentation pages, a look at a console, a tab, and a copy take at most 113 KB', async ({open}) => {
  const page = await open(documentationIndex);
  let bytes = 0;
  for (const next of ['platform-overview', 'quick-start', 'account-setup', 'core-concepts', undefined]) {
    if (next === 'account-setup') {
      await page.locator('[data-island=ApiConsole]').scrollIntoViewIfNeeded();
      // Longer than an island has to be visible to be hydrated.
      await page.waitForTimeout(600);
      await page.getByRole('tab', {name: 'Python'}).first().click();
      await page
        .getByRole('button', {name: /^Copy code/})
        .first()
        .click();
    }
    for (const part of await loadedBy(page)) bytes += part.bytes;
    if (next) await page.goto(`${documentationIndex}/${next}`, {waitUntil: 'load'});
  }
  expect(bytes, `${bytes} bytes`).toBeGreaterThan(30_000);
  expect(bytes, `${bytes} bytes`).toBeLessThanOrEqual(113_000);
});

test('the mock takes at most 400 KB', () =>
  expect(statSync('build/mock/timbre-mock.mjs').size).toBeLessThanOrEqual(400_000));

/** What the bench last measured of the same pages in Starlight. */
const {starlight} = JSON.parse(readFileSync('bench/results.json', 'utf8')).findings.bytes as {
  starlight: Record<string, {bytes: number}>;
};

/** The most bytes of HTML, styles, and scripts that a documentation page may take. The largest are the SDKs' pages. */
const mostBytes = 42_500;

/** The same for the quick start, where most readers begin. */
const mostQuickStartBytes = 34_500;

test('no specified documentation page takes more bytes, fonts included, than the same page in Starlight', async ({
  open,
}) => {
  for (const route of specified) {
    const loaded = await loadedBy(await open(route));
    const list = loaded.map(({name, bytes}) => `${bytes} ${name}`).join('\n');
    const sum = (parts: typeof loaded) => parts.reduce((total, {bytes}) => total + bytes, 0);
    const name = route.split('/').at(-1) ?? '';
    const own = sum(loaded.filter(({name: file}) => !file.includes('/fonts/')));
    expect(own, list).toBeGreaterThan(10_000);
    expect(own, list).toBeLessThanOrEqual(name === 'quick-start' ? mostQuickStartBytes : mostBytes);
    expect(sum(loaded), `${route}:\n${list}`).toBeLessThanOrEqual(starlight[name]?.bytes ?? 0);
  }
});
