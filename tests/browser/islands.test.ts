import {contract} from '../../src/sandbox/contract';
import {expect, loadedBy, narrow, site, test} from './harness';
import {answer, openLab, reach, requests} from './labs';
import {documentationIndex, routes} from './routes';

const pricing = '/products/pricing';

test('only pages with islands name their loader and load the style sheet of islands', async () => {
  const withIslands: string[] = [];
  for (const route of routes) {
    const html = await (await fetch(site() + route)).text();
    const sheets = html.match(/<link rel="stylesheet"/g)?.length;
    const hasIslands = html.includes('data-island=');
    if (hasIslands) withIslands.push(route);
    else expect(html, route).not.toContain('assets/islands');
    expect(sheets, `style sheets of ${route}`).toBe(hasIslands ? 2 : 1);
  }
  expect(withIslands).toContain(pricing);
});

test('islands share one file with the contract', async ({open}) => {
  const page = await open(`${documentationIndex}/rest-api-reference`);
  await page.locator('summary', {hasText: 'Errors'}).click();
  const runs = (island: string) => page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor();
  await openLab(page, 'recognizeRecording');
  await runs('ApiConsole');
  await openLab(page, 'streamAudio');
  await runs('StreamReplay');
  await page.locator('[data-island=ErrorFinder]').hover();
  await runs('ErrorFinder');
  const withContract = await page.evaluate(async (text) => {
    const scripts = performance.getEntriesByType('resource').filter(({name}) => /\/islands\/.*\.js$/.test(name));
    const texts = await Promise.all(scripts.map(async ({name}) => (await fetch(name)).text()));
    return scripts.filter((_, index) => texts[index]?.includes(text)).map(({name}) => name.split('/').at(-1));
  }, contract.rest[0]?.summary ?? '');
  expect(withContract).toEqual([expect.stringMatching(/^contract\./)]);
});

for (const options of [{}, {viewport: narrow, hasTouch: true, isMobile: true}])
  test(`an island that waits for a first use loads nothing until then: ${JSON.stringify(options)}`, async ({open}) => {
    const page = await open('/', options);
    const loaded = async (part: string) => (await loadedBy(page)).some(({name}) => name.includes(part));
    await expect.poll(() => loaded('/islands/loader')).toBe(true);
    // As long as an island has to be visible, and a little more.
    await page.waitForTimeout(500);
    expect(await loaded('/islands/react')).toBe(false);
    await page.mouse.move(5, 300);
    await reach(page, 'HeroSentence');
  });

test('on a tablet, where nothing precedes the first tap, such an island runs before it', async ({open}) => {
  const page = await open('/', {viewport: {width: 1024, height: 768}, hasTouch: true});
  await page.locator('[data-island=HeroSentence][data-hydrated]').waitFor();
  const sample = page.locator('[data-island=HeroSentence] button').nth(1);
  await sample.tap();
  await expect(sample).toHaveAttribute('aria-pressed', 'true');
});

test('a page that is gone back to shows what its fields say', async ({open}) => {
  const page = await open(pricing);
  await requests(page).fill('60000');
  await page.locator('[data-island=PricingCalculator][data-hydrated]').waitFor();
  await page.reload({waitUntil: 'load'});
  await page.goto('/products', {waitUntil: 'load'});
  await page.goBack({waitUntil: 'load'});
  await expect(answer(page)).toContainText('Requests a month: 60,000');
  await expect(requests(page)).toHaveValue('60000');
});

test('an island on a page that a link leads to runs, also after going back and forward', async ({open}) => {
  const page = await open('/developers/documentation/security-best-practices');
  await expect(page.locator('[data-island]')).toHaveCount(0);
  await page.locator('nav a[href="/developers/documentation/rest-api-reference"]').first().click();
  const lab = page.locator('[data-island=StreamReplay]');
  await openLab(page, 'streamAudio');
  const next = lab.getByRole('button', {name: 'Next'});
  await next.click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  // The link that opens the lab is an entry of its own.
  for (const _ of ['closed', 'left']) await page.goBack();
  await expect(lab).toHaveCount(0);
  await page.goForward();
  await openLab(page, 'streamAudio');
  await lab.getByRole('button', {name: 'Previous'}).click();
  await expect(lab.getByRole('slider')).toHaveAttribute('aria-valuetext', /, 12 of 14/);
});

test('a reload keeps what was chosen in a lab, and another tab knows nothing of it', async ({open}) => {
  const page = await open('/products/voice-ai');
  const threshold = async (tab = page) => (await reach(tab, 'ListenDemo')).getByRole('slider');
  await (await threshold()).press('Home');
  await page.reload();
  await expect(await threshold()).toHaveValue('0');
  const other = await page.context().newPage();
  await other.goto('/products/voice-ai');
  await expect(await threshold(other)).not.toHaveValue('0');
});
