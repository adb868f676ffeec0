import assert from 'node:assert/strict';
import {test} from 'node:test';
import {browserForFile, site} from './harness';
import {documentationIndex, specified} from './routes';

const open = browserForFile();

/**
 * The most that a first visit may transfer, in kilobytes (1,000 bytes) with brotli, heads of answers included: what it
 * takes now and a little room.
 */
const budgets: [route: string, kilobytes: number][] = [
  ['/', 60],
  ['/products/pricing', 56],
  [documentationIndex, 17],
  [`${documentationIndex}/quick-start`, 26],
  [`${documentationIndex}/rest-api-reference`, 30],
];

for (const [route, kilobytes] of budgets) {
  test(`a first visit of ${route} takes at most ${kilobytes} KB, and no application`, async () => {
    const {page} = await open(route);
    const loaded = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
        name: entry.name,
        bytes: (entry as PerformanceResourceTiming).transferSize,
      })),
    );
    const total = loaded.reduce((sum, {bytes}) => sum + bytes, 0) / 1000;
    const list = loaded.map(({name, bytes}) => `${bytes} ${name}`).join('\n');
    assert.ok(total > 10 && total <= kilobytes, `${total.toFixed(1)} KB:\n${list}`);
    assert.ok(!loaded.some(({name}) => /\/assets\/(js|search)\//.test(name)), list);
  });
}

test('five documentation pages, a tab and a copy take at most 60 KB', async () => {
  const {page} = await open(documentationIndex);
  let bytes = 0;
  for (const next of ['platform-overview', 'quick-start', 'account-setup', 'core-concepts', undefined]) {
    bytes += await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
        (sum, entry) => {
          const {transferSize, encodedBodySize} = entry as PerformanceResourceTiming;
          return sum + (transferSize === 0 ? 0 : encodedBodySize);
        },
        0,
      ),
    );
    if (next === 'account-setup') {
      await page.getByRole('tab', {name: 'Python'}).first().click();
      await page
        .getByRole('button', {name: /^Copy code/})
        .first()
        .click();
    }
    if (next) await page.goto(`${documentationIndex}/${next}`, {waitUntil: 'load'});
  }
  assert.ok(bytes > 30_000 && bytes <= 60_000, `${bytes} bytes`);
});

/** Bytes of a file as it is sent, its head left out. */
async function sent(address: string): Promise<number> {
  const answer = await fetch(site() + address, {method: 'HEAD', headers: {'Accept-Encoding': 'br'}});
  return Number(answer.headers.get('content-length'));
}

test('no specified documentation page takes more than 26 KB to be read, heads of answers left out', async () => {
  for (const page of specified) {
    const html = await (await fetch(site() + page)).text();
    const files =
      html.match(/(?<=<link rel=stylesheet href=|<script type=module src=|<link rel=icon href=)[^\s>]+/g) ?? [];
    assert.equal(files.length, 3, `${page} loads ${files.join(', ')}`);
    const sizes = await Promise.all([page, ...files].map(sent));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(Math.min(...sizes) > 100 && total <= 26_000, `${page}: ${sizes.join(' + ')} = ${total} bytes`);
  }
});
