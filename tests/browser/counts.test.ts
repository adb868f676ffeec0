import {specifiedCounts} from '../helpers/specification';
import {expect, test} from './harness';

for (const {route, selector, count} of specifiedCounts) {
  test(`${route} shows as many ${selector} as spec/figures.md says`, async ({open}) => {
    const {page} = await open(route);
    expect(await page.locator(selector).count()).toBe(count);
  });
}
