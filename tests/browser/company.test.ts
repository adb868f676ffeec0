import {readFile} from 'node:fs/promises';
import {expect, test} from './harness';

test('the buttons of the company pages lead where they say', async ({open}) => {
  const page = await open('/company/about-us');
  for (const [route, name, address] of [
    ['/company/about-us', 'Join Our Team', '/company/careers'],
    ['/company/about-us', 'Contact Us', '/company/contact'],
    ['/company/partners', 'Partner With Us', '/company/contact'],
  ] as const) {
    await page.goto(route);
    await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute('href', address);
  }
  await page.goto('/company/careers');
  const resume = page.getByRole('link', {name: 'Submit Your Resume'});
  await expect(resume).toHaveAttribute('href', /^mailto:careers@.*subject=Resume$/);
  expect(await resume.getAttribute('target')).toBe(null);
});

for (const [route, name, count, text] of [
  ['/company/careers', 'View Details', 3, 'What you will do'],
  ['/company/news', 'Read More', 4, 'Our test kitchen has one microphone'],
] as const)
  test(`on ${route}, "${name}" and a headline expand in place, even without scripts`, async ({open}) => {
    const page = await open(route, {javaScriptEnabled: false});
    const summaries = page.locator('main summary', {hasText: name});
    await expect(summaries).toHaveCount(count);
    const details = page.getByText(text).first();
    await expect(details).toBeHidden();
    await summaries.first().press('Enter');
    await expect(details).toBeVisible();
    if (route !== '/company/news') return;
    const headline = page.locator('main article h2 a').nth(1);
    await headline.click();
    await expect(page.locator('main article').nth(1).locator('details')).toHaveAttribute('open', '');
    await expect(headline).toBeInViewport();
  });

test('"Load More News" says that there is no more, and without scripts the page does', async ({open}) => {
  const page = await open('/company/news');
  await page.getByRole('button', {name: 'Load More News'}).press('Enter');
  await expect(page.locator('[aria-live=polite]').getByText('These are all four.')).toBeVisible();
  const plain = await open('/company/news', {javaScriptEnabled: false});
  expect(await plain.locator('main noscript').textContent()).toContain('These are all four.');
  await expect(plain.getByText('Load More News')).toBeHidden();
});

test('the overview links to each open position', async ({open}) => {
  const page = await open('/about');
  await page.getByRole('link', {name: 'Conversation Designer'}).click();
  await expect(page.locator('li:target')).toContainText('Conversation Designer');
});

test('an event can be downloaded for a calendar, even without scripts', async ({open}) => {
  const page = await open('/developers/community', {javaScriptEnabled: false, acceptDownloads: true});
  const links = page.getByRole('link', {name: /^Add to calendar/});
  await expect(links).toHaveCount(3);
  const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()]);
  expect(download.suggestedFilename()).toBe('20261210.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toContain('SUMMARY:Webinars: Choosing a confidence');
});

test('Alt+T focuses the notice region before the first notice, and shows that it is empty', async ({open}) => {
  const page = await open('/developers/documentation');
  await page.keyboard.press('Alt+t');
  await expect(page.locator('#siteNotices')).toBeFocused();
  await expect(page.getByText('No notices')).toBeVisible();
});
