import assert from 'node:assert/strict';
import {test} from 'node:test';
import {facts} from '../../src/facts';
import {browserForFile} from './harness';

const open = browserForFile();

/** What a page shows a number of times: the figure stands in `src/facts`, the elements carry `data-count`. */
const counts: [route: string, what: string, figure: number][] = [
  ['/', 'partners', facts.marketing.home.partners],
  ['/', 'features', facts.marketing.home.features],
  ['/', 'testimonials', facts.marketing.home.testimonials],
  ['/company/about-us', 'leaders', facts.company.leaders],
  ['/company/about-us', 'values', facts.company.values],
  ['/company/careers', 'perks', facts.company.perks],
  ['/company/careers', 'positions', facts.company.positions],
  ['/company/partners', 'logos', facts.company.partnerLogos],
  ['/company/partners', 'stories', facts.company.successStories],
];

for (const [route, what, figure] of counts) {
  test(`${route} shows ${figure} ${what}`, async () => {
    const {page} = await open(route);
    assert.equal(await page.locator(`[data-count="${what}"] > *`).count(), figure);
    await page.context().close();
  });
}

test('/company/news shows four articles', async () => {
  const {page} = await open('/company/news');
  assert.equal(await page.locator('main article').count(), facts.company.articles);
});

test('/developers/support asks five questions', async () => {
  const {page} = await open('/developers/support');
  assert.equal(await page.locator('main details').count(), facts.company.support.faqItems);
});
