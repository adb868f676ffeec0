import assert from 'node:assert/strict';
import {test} from 'node:test';
import {browserForFile} from './harness';
import {documentationIndex} from './routes';

const open = browserForFile();

/** The most that a first visit may transfer, in kilobytes (1,000 bytes) with brotli: what it takes now and a little room. */
const budgets: [route: string, kilobytes: number][] = [
  ['/', 86],
  [`${documentationIndex}/quick-start`, 86],
  [`${documentationIndex}/rest-api-reference`, 90],
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
    assert.ok(total > 20 && total <= kilobytes, `${total.toFixed(1)} KB:\n${list}`);
    assert.ok(!loaded.some(({name}) => /\/assets\/(js|search)\//.test(name)), list);
  });
}
