import assert from 'node:assert/strict';
import {test} from 'node:test';
import {browserForFile} from './harness';
import {documentationIndex} from './routes';
import {dialog, indexFile, input, options, search} from './searchDialog';

const open = browserForFile();

test('no byte of search is loaded before the reader reaches for it', async () => {
  const {page} = await open('/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(500);
  assert.deepEqual(
    requests.filter((url) => url.includes('/assets/search/')),
    [],
  );
  await Promise.all([
    page.waitForRequest(indexFile),
    page.getByRole('link', {name: 'Search', exact: true}).first().hover(),
  ]);
});

test('by keyboard: Ctrl+K, arrows, Home, End, Escape with the focus back, and Enter to the section', async () => {
  const {page, faults} = await open(`${documentationIndex}/quick-start`);
  const skip = page.getByRole('link', {name: 'Search', exact: true}).first();
  await skip.focus();
  await search(page, 'rotate a key');
  const active = () => input(page).getAttribute('aria-activedescendant');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  assert.notEqual(await active(), first);
  await page.keyboard.press('Home');
  assert.equal(await active(), first);
  await page.keyboard.press('End');
  assert.equal(await active(), await options(page).last().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  assert.equal(await active(), first);
  await page.keyboard.press('Escape');
  assert.ok(!(await dialog(page).isVisible()));
  assert.ok(await skip.evaluate((link) => link === document.activeElement));
  await search(page, 'rotate a key');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account-setup#rotate-a-key');
  assert.deepEqual(faults, []);
});

test('results below the first ones come when the reader pauses, or presses a key that may lead there', async () => {
  const {page, faults} = await open(`${documentationIndex}/quick-start`);
  const announced = async () => Number.parseInt((await dialog(page).getByRole('status').textContent()) ?? '', 10);
  await search(page, 'key');
  await page.waitForFunction((count) => document.querySelectorAll('[role=option]').length === count, await announced());
  // Before the pause is over: the last of all is asked for as soon as the first results are there.
  const [before, after] = await page.evaluate(async () => {
    const field = document.activeElement as HTMLInputElement;
    const list = document.querySelector('[role=listbox]') as Element;
    const changed = new Promise((resolve) => new MutationObserver(resolve).observe(list, {childList: true}));
    field.value = 'error';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    await changed;
    const shown = list.querySelectorAll('[role=option]').length;
    field.dispatchEvent(new KeyboardEvent('keydown', {key: 'End', bubbles: true, cancelable: true}));
    return [shown, list.querySelectorAll('[role=option]').length];
  });
  assert.ok((before ?? 0) < (after ?? 0));
  assert.equal(after, await announced());
  assert.equal(await input(page).getAttribute('aria-activedescendant'), await options(page).last().getAttribute('id'));
  assert.deepEqual(faults, []);
});

test('a slash opens search, but not while somebody writes', async () => {
  const {page} = await open('/');
  await page.getByLabel('Full Name').fill('');
  await page.keyboard.type('a/b');
  assert.equal(await page.getByLabel('Full Name').inputValue(), 'a/b');
  await page.getByLabel('Full Name').blur();
  await page.keyboard.press('/');
  await input(page).waitFor();
  assert.equal(await input(page).inputValue(), '');
});

test('the page behind is out of reach while search is open, and back afterwards', async () => {
  const {page} = await open(`${documentationIndex}/rest-api-reference`);
  await search(page, 'errors');
  const reachable = ':is(a[href], button):not([inert], [inert] *, dialog *, #siteNotices *)';
  await page.waitForFunction((selector) => document.querySelector(selector) === null, reachable, {timeout: 10_000});
  for (let count = 0; count < 4; count++) await page.keyboard.press('Tab');
  assert.ok(
    await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    ),
  );
  await page.getByRole('button', {name: 'Close search'}).click();
  await page.waitForFunction(() => document.querySelector('[inert]') === null);
});

test('Ctrl+Enter opens a tab of its own, and every result is a link', async () => {
  const {page} = await open('/');
  await search(page, 'microphone permission');
  for (const option of await options(page).all()) assert.match((await option.getAttribute('href')) ?? '', /^\//);
  const tab = page.waitForEvent('popup');
  await page.keyboard.press('Control+Enter');
  assert.match((await tab).url(), /microphone-permission/);
  assert.ok(await dialog(page).isVisible());
});

test('results are grouped by page, with matching words marked; a limit is answered at once', async () => {
  const {page} = await open('/');
  await search(page, 'rate limit');
  assert.ok((await page.getByRole('listbox').getByRole('group').count()) > 2);
  assert.match((await options(page).first().textContent()) ?? '', /1,000/);
  assert.ok((await page.locator('[role="option"] mark').count()) > 3);
  await input(page).fill('429');
  await page.getByText('429 Too Many Requests').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/rest-api-reference#rate-limits');
});

test('choices are kept on the device, and can be forgotten', async () => {
  const {page} = await open('/');
  await search(page, 'rotate a key');
  await page.keyboard.press('Enter');
  await page.waitForURL('**#rotate-a-key');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('group', {name: 'Recent'})
    .getByRole('option', {name: /Rotate a key/})
    .waitFor();
  await page.getByRole('button', {name: 'Forget recent choices'}).click();
  assert.equal(await options(page).count(), 0);
});

test('Enter waits for results that are still on their way', async () => {
  const {page} = await open('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(indexFile, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await input(page).fill('rotate a key');
  await page.keyboard.press('Enter');
  assert.equal(new URL(page.url()).pathname, '/');
  release();
  await page.waitForURL('**/account-setup#rotate-a-key');
});

test('opening search moves nothing on the page behind it', async () => {
  const {page} = await open(`${documentationIndex}/quick-start`);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        return [x, y, width, height, getComputedStyle(element).fontSize].join(' ');
      }),
    );
  const before = await places();
  await search(page, 'rotate key');
  assert.deepEqual(await places(), before);
});
