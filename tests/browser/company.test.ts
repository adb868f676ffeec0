import {readFile} from 'node:fs/promises';
import {expect, narrow, test} from './harness';

test('a headline expands its news in place, even without scripts', async ({open}) => {
  const page = await open('/company/news', {javaScriptEnabled: false});
  const article = page.locator('main article').nth(1);
  await article.locator('h2 a').click();
  await expect(article.locator('details')).toHaveAttribute('open', '');
  await expect(article.locator('h2 a')).toBeInViewport();
});

test('"Load More News" says that there is no more, and without scripts the page does', async ({open}) => {
  const page = await open('/company/news');
  await page.getByRole('button', {name: 'Load More News'}).press('Enter');
  await expect(page.locator('main [role=status]')).toHaveText('These are all four.');
  await expect(page.locator('main [role=status]')).toBeVisible();
  await expect(page.locator('.notice')).toBeHidden();
  const plain = await open('/company/news', {javaScriptEnabled: false});
  expect(await plain.locator('main noscript').textContent()).toContain('These are all four.');
  await expect(plain.getByText('Load More News')).toBeHidden();
});

test('an event can be downloaded for a calendar, even without scripts', async ({open}) => {
  const page = await open('/developers/community', {javaScriptEnabled: false, acceptDownloads: true});
  const link = page.getByRole('link', {name: /^Add to calendar/}).first();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('20261210.ics');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n.*SUMMARY:Webinars: Choosing/s);
});

test('Alt+T focuses the notice region before the first notice, and shows that it is empty', async ({open}) => {
  const page = await open('/developers/documentation');
  await page.keyboard.press('Alt+t');
  await expect(page.locator('#siteNotices')).toBeFocused();
  await expect(page.getByText('No notices')).toBeVisible();
});

test('on phones, a notice covers none of the names at the end of the page', async ({open}) => {
  const page = await open('/about', {viewport: narrow});
  const last = page.locator('footer button').last();
  await last.press('Enter');
  const notice = page.locator('.notice');
  await notice.waitFor();
  const bottom = () => last.evaluate((name) => name.getBoundingClientRect().bottom);
  expect(await bottom()).toBeLessThan((await notice.boundingBox())?.y ?? 0);
});
