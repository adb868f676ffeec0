import assert from 'node:assert/strict';
import {test} from 'node:test';
import {specifiedCounts} from '../helpers/specification';
import {browserForFile} from './harness';

const open = browserForFile();

for (const {route, selector, count} of specifiedCounts) {
  test(`${route} shows as many ${selector} as spec/figures.md says`, async () => {
    const {page} = await open(route);
    assert.equal(await page.locator(selector).count(), count);
    await page.context().close();
  });
}
