import {expect, test} from './harness';
import {documentationIndex} from './routes';

test('the conventions of the reference are folded, and an address opens its own', async ({open}) => {
  const page = await open(`${documentationIndex}/rest-api-reference`);
  const isOpen = () =>
    page.locator('.conventions details').evaluateAll((all) => all.map((one) => one.matches('[open]')));
  expect(await isOpen()).toEqual([false, false, false, false, false]);
  await page.getByRole('navigation', {name: 'Documentation contents'}).getByRole('link', {name: 'Errors'}).click();
  await expect.poll(isOpen).toEqual([false, false, false, true, false]);
  await expect(page.locator('#errors')).toBeInViewport();
});

test('a field lights its line in the samples, under the pointer and by keyboard', async ({open}) => {
  const page = await open(`${documentationIndex}/rest-api-reference`);
  const lines = () => page.evaluate(() => [...(CSS.highlights.get('field') ?? [])].map(String));
  const fields = page.locator('.call-row:has([id="parse-text-response"]) dt a');
  await fields.filter({hasText: /^entities\[\]\.confidence$/}).hover();
  await expect.poll(lines).toEqual(['"confidence": 0.95']);
  await page.mouse.move(0, 0); // A field that scrolls below the pointer would light its own line.
  await fields.filter({hasText: /^confidence$/}).focus();
  await expect.poll(lines).toEqual(['"confidence": 0.97,']);
  // The bar of small screens names the call without its method.
  await expect(page.locator('[popovertarget=pageContents]')).toHaveText('Parse text');
  await page.locator('h1').hover();
  await expect.poll(lines).toEqual([]);
});
