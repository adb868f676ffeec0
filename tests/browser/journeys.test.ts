import assert from 'node:assert/strict';
import {test} from 'node:test';
import {browserForFile, narrow, pasted} from './harness';
import {documentationIndex} from './routes';

const open = browserForFile();

test('a header menu opens on hover, follows to its neighbor, and closes by Escape with the focus back', async () => {
  const {page} = await open('/');
  const products = page.getByRole('button', {name: 'Products menu'});
  await page.getByRole('link', {name: 'Products', exact: true}).first().hover();
  await page
    .locator('header')
    .getByRole('link', {name: /^Voice Search/})
    .waitFor();
  assert.equal(await products.getAttribute('aria-expanded'), 'true');
  await page.getByRole('link', {name: 'Solutions', exact: true}).first().hover();
  await page
    .locator('header')
    .getByRole('link', {name: /^Automotive/})
    .waitFor();
  assert.equal(await products.getAttribute('aria-expanded'), 'false');
  await page.mouse.move(10, 600);
  await products.focus();
  await page.keyboard.press('Enter');
  assert.equal(await products.getAttribute('aria-expanded'), 'true');
  await page.keyboard.press('Tab');
  assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? '', /^Voice AI/);
  await page.keyboard.press('Escape');
  assert.equal(await products.getAttribute('aria-expanded'), 'false');
  assert.ok(await products.evaluate((button) => button === document.activeElement));
});

test('the mobile menu is full screen, silences the page, and leads by keyboard to a documentation page', async () => {
  const {page} = await open(documentationIndex, {viewport: narrow});
  await page.getByRole('button', {name: 'Open menu'}).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', {name: 'Site menu'});
  // The script moves the focus into a sheet once it is open and the page behind it is silenced.
  const focusIn = (id: string) =>
    page.waitForFunction((name) => document.activeElement?.closest(`#${name}`) !== null, id);
  await focusIn('siteMenu');
  assert.deepEqual(await menu.evaluate((element) => [element.clientWidth, element.clientHeight]), [
    narrow.width,
    narrow.height,
  ]);
  assert.ok(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null));
  await page.keyboard.press('Escape');
  assert.ok(
    await page.getByRole('button', {name: 'Open menu'}).evaluate((button) => button === document.activeElement),
  );
  assert.ok(await page.locator('main').evaluate((main) => main.closest('[inert]') === null));
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
  assert.ok(await page.locator('main').evaluate((main) => main.closest('[inert]') === null));
});

test('tabs follow arrows, Home and End, a hash opens a hidden panel, and switching moves nothing below', async () => {
  const {page} = await open('/');
  const below = page.getByRole('heading', {name: 'From people who ship it'});
  const before = await below.boundingBox();
  await page.getByRole('tab', {name: 'Automotive'}).press('ArrowRight');
  assert.equal(await page.getByRole('tab', {name: 'Smart home'}).getAttribute('aria-selected'), 'true');
  assert.ok(await page.getByText('Several devices in one sentence').isVisible());
  assert.ok(!(await page.getByText('Navigation by spoken address').isVisible()));
  await page.keyboard.press('End');
  assert.equal(await page.getByRole('tab', {name: 'Enterprise'}).getAttribute('aria-selected'), 'true');
  await page.keyboard.press('Home');
  assert.equal(await page.getByRole('tab', {name: 'Automotive'}).getAttribute('aria-selected'), 'true');
  assert.equal((await below.boundingBox())?.x, before?.x);
  await page.goto(`${documentationIndex}#sdks`);
  await page.getByRole('link', {name: 'Web SDK'}).last().waitFor({state: 'visible'});
  assert.equal(await page.getByRole('tab', {name: 'APIs and SDKs'}).getAttribute('aria-selected'), 'true');
});

test("the reader's language is chosen once and right in the first frame of the next page", async () => {
  const {page} = await open(`${documentationIndex}/quick-start`);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  for (const tab of await page.getByRole('tab', {name: 'Python'}).all())
    assert.equal(await tab.getAttribute('aria-selected'), 'true');
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto(`${documentationIndex}/core-concepts`, {waitUntil: 'domcontentloaded'});
  assert.ok(await page.locator('[data-tab-panel][data-language="python"]').first().isVisible());
  assert.ok(!(await page.locator('[data-tab-panel][data-language="curl"]').first().isVisible()));
});

test('copying a sample gives its plain text and says so', async () => {
  const {page} = await open(`${documentationIndex}/quick-start`);
  const sample = page.locator('[data-code="bash"]').first();
  await sample.getByRole('button', {name: /^Copy code/}).click();
  await page.getByText('Copied to the clipboard.').waitFor({state: 'attached'});
  assert.equal(await pasted(page), await sample.locator('pre').textContent());
});

test('the color mode follows the system, then the choice, also on the next page', async () => {
  const {page} = await open('/', {colorScheme: 'dark'});
  const toggle = page.getByRole('button', {name: 'Dark mode'});
  assert.equal(await toggle.getAttribute('aria-pressed'), 'true');
  await toggle.click();
  assert.equal(await toggle.getAttribute('aria-pressed'), 'false');
  await page.goto(documentationIndex);
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'light');
});

test('notices have the specified size and place, at most three at once, and Alt+T reaches them', async () => {
  const {page} = await open('/');
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cookies', 'LinkedIn']) {
    await page.getByRole('button', {name: new RegExp(`^${name}`)}).press('Enter');
  }
  const notices = page.locator('[data-notice-list] > [data-notice]');
  assert.equal(await notices.count(), 3);
  const boxes = await notices.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
  assert.equal(boxes[0].width, 356);
  assert.equal(boxes[1].top - boxes[0].bottom, 14);
  assert.ok(boxes[2].right > 1400 && boxes[2].bottom > 860);
  await page.keyboard.press('Alt+t');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Close notice');
  await page.keyboard.press('Enter');
  await page.getByText('LinkedIn: not available yet').waitFor();
});

test('the home form carries its values into registration, never in the address', async () => {
  const {page, faults} = await open('/');
  await page.getByLabel('Full Name').fill('Ada <b>Lovelace</b>');
  await page.getByLabel('Work Email').fill('not an address');
  await page.getByLabel('Company Name').fill('Engines & Co');
  await page.keyboard.press('Enter');
  assert.equal(await page.getByLabel('Work Email').getAttribute('aria-invalid'), 'true');
  assert.ok(await page.getByText('Enter an email address in the form').isVisible());
  await page.getByLabel('Work Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/get-started');
  assert.equal(await page.getByLabel('Full Name').inputValue(), 'Ada <b>Lovelace</b>');
  assert.equal(await page.getByLabel(/Email/).inputValue(), 'ada@example.com');
  assert.equal(await page.getByLabel(/Company/).inputValue(), 'Engines & Co');
  assert.equal(new URL(page.url()).search, '');
  assert.deepEqual(faults, []);
});

test('the skip link leads to the page, and the sticky header covers no hash target', async () => {
  const {page} = await open(`${documentationIndex}/rest-api-reference`);
  await page.keyboard.press('Tab');
  assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? '', /skip to main content/i);
  await page.keyboard.press('Enter');
  await page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: 'Rate limits', exact: true})
    .click();
  await page.waitForURL('**#rate-limits');
  const top = await page.locator('#rate-limits').evaluate((heading) => heading.getBoundingClientRect().top);
  assert.ok(top >= 64, `heading at ${top} px`);
});
