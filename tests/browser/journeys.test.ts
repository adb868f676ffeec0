import {expect, narrow, pasted, test} from './harness';
import {documentationIndex} from './routes';

test('a header menu opens on hover, follows to its neighbor, and closes by Escape with the focus back', async ({
  open,
}) => {
  const {page} = await open('/');
  const products = page.getByRole('button', {name: 'Products menu'});
  await page.getByRole('link', {name: 'Products', exact: true}).first().hover();
  await page
    .locator('header')
    .getByRole('link', {name: /^Voice Search/})
    .waitFor();
  expect(await products.getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('link', {name: 'Solutions', exact: true}).first().hover();
  await page
    .locator('header')
    .getByRole('link', {name: /^Automotive/})
    .waitFor();
  expect(await products.getAttribute('aria-expanded')).toBe('false');
  await page.mouse.move(10, 600);
  await products.focus();
  await page.keyboard.press('Enter');
  expect(await products.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  expect((await page.evaluate(() => document.activeElement?.textContent)) ?? '').toMatch(/^Voice AI/);
  await page.keyboard.press('Escape');
  expect(await products.getAttribute('aria-expanded')).toBe('false');
  expect(await products.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the mobile menu is full screen, silences the page, and leads by keyboard to a documentation page', async ({
  open,
}) => {
  const {page} = await open(documentationIndex, {viewport: narrow});
  await page.getByRole('button', {name: 'Open menu'}).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', {name: 'Site menu'});
  // The script moves the focus into a sheet once it is open and the page behind it is silenced.
  const focusIn = (id: string) =>
    page.waitForFunction((name) => document.activeElement?.closest(`#${name}`) !== null, id);
  await focusIn('siteMenu');
  expect(await menu.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([
    narrow.width,
    narrow.height,
  ]);
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  expect(
    await page.getByRole('button', {name: 'Open menu'}).evaluate((button) => button === document.activeElement),
  ).toBe(true);
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') === null)).toBe(true);
  await page.keyboard.press('Enter');
  await focusIn('siteMenu');
  await menu.getByRole('button', {name: 'Documentation contents'}).press('Enter');
  await focusIn('docsMenu');
  await page
    .getByRole('navigation', {name: 'Documentation contents'})
    .getByRole('link', {name: 'Quick start'})
    .press('Enter');
  await page.waitForURL('**/quick-start');
  await page.getByRole('heading', {level: 1, name: 'Quick start'}).waitFor();
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') === null)).toBe(true);
});

test('tabs follow arrows, Home and End, a hash opens a hidden panel, and switching moves nothing below', async ({
  open,
}) => {
  const {page} = await open('/');
  const below = page.getByRole('heading', {name: 'From people who ship it'});
  const before = await below.boundingBox();
  await page.getByRole('tab', {name: 'Automotive'}).press('ArrowRight');
  expect(await page.getByRole('tab', {name: 'Smart home'}).getAttribute('aria-selected')).toBe('true');
  expect(await page.getByText('Several devices in one sentence').isVisible()).toBe(true);
  expect(await page.getByText('Navigation by spoken address').isVisible()).toBe(false);
  await page.keyboard.press('End');
  expect(await page.getByRole('tab', {name: 'Enterprise'}).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Home');
  expect(await page.getByRole('tab', {name: 'Automotive'}).getAttribute('aria-selected')).toBe('true');
  expect((await below.boundingBox())?.x).toBe(before?.x);
  await page.goto(`${documentationIndex}#sdks`);
  await page.getByRole('link', {name: 'Web SDK'}).last().waitFor({state: 'visible'});
  expect(await page.getByRole('tab', {name: 'APIs and SDKs'}).getAttribute('aria-selected')).toBe('true');
});

test("the reader's language is chosen once and right in the first frame of the next page", async ({open}) => {
  const {page} = await open(`${documentationIndex}/quick-start`);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  for (const tab of await page.getByRole('tab', {name: 'Python'}).all())
    expect(await tab.getAttribute('aria-selected')).toBe('true');
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto(`${documentationIndex}/core-concepts`, {waitUntil: 'domcontentloaded'});
  expect(await page.locator('[data-tab-panel][data-language="python"]').first().isVisible()).toBe(true);
  expect(await page.locator('[data-tab-panel][data-language="curl"]').first().isVisible()).toBe(false);
});

test('copying a sample gives its plain text and says so', async ({open}) => {
  const {page} = await open(`${documentationIndex}/quick-start`);
  const sample = page.locator('[data-code="bash"]').first();
  await sample.getByRole('button', {name: /^Copy code/}).click();
  await page.locator('[data-announcer]').getByText('Copied').waitFor({state: 'attached'});
  expect(await pasted(page)).toBe(await sample.locator('pre').textContent());
});

test('the color mode follows the system, then the choice, also on the next page', async ({open}) => {
  const {page} = await open('/', {colorScheme: 'dark'});
  const toggle = page.getByRole('button', {name: 'Dark mode'});
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  await toggle.click();
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  await page.goto(documentationIndex);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

test('notices have the specified size and place, at most three at once, and Alt+T reaches them', async ({open}) => {
  const {page} = await open('/');
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cookies', 'LinkedIn']) {
    await page.getByRole('button', {name: new RegExp(`^${name}`)}).press('Enter');
  }
  const notices = page.locator('[data-notice-list] > [data-notice]');
  expect(await notices.count()).toBe(3);
  const boxes = await notices.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
  expect(boxes[0].width).toBe(356);
  expect(boxes[1].top - boxes[0].bottom).toBe(14);
  expect(boxes[2].right).toBeGreaterThan(1400);
  expect(boxes[2].bottom).toBeGreaterThan(860);
  await page.keyboard.press('Alt+t');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close notice');
  await page.keyboard.press('Enter');
  await page.locator('[data-notice-list]').getByText('LinkedIn (not available yet)').waitFor();
});

test('the home form carries its values into registration, never in the address', async ({open}) => {
  const {page, faults} = await open('/');
  await page.getByLabel('Full Name').fill('Ada <b>Lovelace</b>');
  await page.getByLabel('Work Email').fill('not an address');
  await page.getByLabel('Company Name').fill('Engines & Co');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('Work Email').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByText('Enter an email address in the form').isVisible()).toBe(true);
  await page.getByLabel('Work Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/get-started#home-trial');
  expect(await page.getByText('30 days, no credit card').isVisible()).toBe(true);
  expect(await page.getByText('trial with full access').isVisible()).toBe(false);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Ada <b>Lovelace</b>');
  expect(await page.getByLabel(/Email/).inputValue()).toBe('ada@example.com');
  expect(await page.getByLabel(/Company/).inputValue()).toBe('Engines & Co');
  expect(new URL(page.url()).search).toBe('');
  expect(faults).toEqual([]);
});

test('the skip link leads to the page, and the sticky header covers no hash target', async ({open}) => {
  const {page} = await open(`${documentationIndex}/rest-api-reference`);
  await page.keyboard.press('Tab');
  expect((await page.evaluate(() => document.activeElement?.textContent)) ?? '').toMatch(/skip to main content/i);
  await page.keyboard.press('Enter');
  await page
    .getByRole('navigation', {name: 'Documentation contents'})
    .getByRole('link', {name: 'Rate limits', exact: true})
    .click();
  await page.waitForURL('**#rate-limits');
  const top = await page.locator('#rate-limits').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top, `heading at ${top} px`).toBeGreaterThanOrEqual(64);
});
