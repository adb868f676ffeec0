import {expect, holdBack, test} from './harness';
import {documentationIndex} from './routes';
import {dialog, indexFile, input, options, search} from './searchDialog';

test('no byte of search is loaded before the reader reaches for it', async ({open}) => {
  const page = await open('/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(500);
  expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
  const loading = page.waitForRequest(indexFile);
  await page.getByRole('link', {name: 'Search', exact: true}).first().hover();
  await loading;
});

test('by keyboard, arrows select, and Home and End stay in the input', async ({open}) => {
  const page = await open(`${documentationIndex}/quick-start`);
  await search(page, 'rotate a key');
  const active = () => input(page).getAttribute('aria-activedescendant');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).toBe(await options(page).last().getAttribute('id'));
  await page.keyboard.press('Shift+Home');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('rotate a key');
  await page.keyboard.press('End');
  await expect.poll(active).toBe(await options(page).last().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toBe(first);
});

test('results below the first are added in a pause, or when a key may lead to them', async ({open}) => {
  const page = await open(`${documentationIndex}/quick-start`);
  const announced = async () => Number.parseInt((await dialog(page).getByRole('status').textContent()) ?? '', 10);
  await search(page, 'key');
  await page.waitForFunction((count) => document.querySelectorAll('[role=option]').length === count, await announced());
  // Selects the last result as soon as the first results are shown, before the pause is over.
  const [before, after] = await page.evaluate(async () => {
    const field = document.activeElement as HTMLInputElement;
    const list = document.querySelector('[role=listbox]') as Element;
    const changed = new Promise((resolve) => new MutationObserver(resolve).observe(list, {childList: true}));
    field.value = 'error';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    await changed;
    const shown = list.querySelectorAll('[role=option]').length;
    field.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowUp', bubbles: true, cancelable: true}));
    return [shown, list.querySelectorAll('[role=option]').length];
  });
  expect(before ?? 0).toBeLessThan(after ?? 0);
  expect(after).toBe(await announced());
  const last = (await options(page).last().getAttribute('id')) ?? '';
  await expect(input(page)).toHaveAttribute('aria-activedescendant', last);
});

test('a slash opens search, but not while the reader types in a field', async ({open}) => {
  const page = await open('/');
  await page.getByLabel('Full Name').fill('');
  await page.keyboard.type('a/b');
  await expect(page.getByLabel('Full Name')).toHaveValue('a/b');
  await page.getByLabel('Full Name').blur();
  await page.keyboard.press('/');
  await input(page).waitFor();
  await expect(input(page)).toHaveValue('');
});

test('Ctrl+Enter opens a new tab, and every result is a link', async ({open}) => {
  const page = await open('/');
  await search(page, 'microphone permission');
  for (const option of await options(page).all()) await expect(option).toHaveAttribute('href', /^\//);
  const tab = page.waitForEvent('popup');
  await page.keyboard.press('Control+Enter');
  expect((await tab).url()).toMatch(/microphone-permission/);
  await expect(dialog(page)).toBeVisible();
});

test('the result under the pointer is the chosen one, from which the arrow keys go on', async ({open}) => {
  const page = await open('/');
  await search(page, 'rate limits');
  const chosen = () =>
    dialog(page)
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.ariaSelected === 'true').indexOf(true));
  await dialog(page).getByRole('option').nth(2).hover();
  expect(await chosen()).toBe(2);
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(3);
});

test('before the first choice, the search offers pages that exist', async ({open}) => {
  const page = await open('/');
  await page.keyboard.press('Control+k');
  const pages = dialog(page).getByRole('group', {name: 'Start here'}).getByRole('option');
  await expect(pages).toHaveCount(4);
  const addresses = await pages.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  for (const address of addresses) expect((await page.request.get(address)).status()).toBe(200);
  await page.goto(addresses[0] ?? '');
  await page.keyboard.press('Control+k');
  await expect(pages).toHaveCount(3);
});

test('choices are kept on the device, and can be forgotten', async ({open}) => {
  const page = await open('/');
  await search(page, 'rotate a key');
  await page.keyboard.press('Enter');
  await page.waitForURL('**#rotate-a-key');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('group', {name: 'Recent'})
    .getByRole('option', {name: /Rotate a key/})
    .waitFor();
  await page.getByRole('button', {name: 'Forget recent choices'}).click();
  await expect(page.getByRole('group', {name: 'Recent'})).toHaveCount(0);
});

test('Enter waits for results that are still loading, unless the dialog is closed', async ({open}) => {
  for (const isClosed of [true, false]) {
    const page = await open('/');
    const release = await holdBack(page, indexFile);
    await page.keyboard.press('Control+k');
    await input(page).fill('rotate a key');
    await page.keyboard.press('Enter');
    if (isClosed) await page.keyboard.press('Escape');
    expect(new URL(page.url()).pathname).toBe('/');
    release();
    if (isClosed) await page.waitForTimeout(500);
    else await page.waitForURL('**/account-setup#rotate-a-key');
    expect(new URL(page.url()).pathname === '/').toBe(isClosed);
  }
});

test('opening search moves nothing on the page behind it', async ({open}) => {
  const page = await open(`${documentationIndex}/quick-start`);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        return [x, y, width, height, getComputedStyle(element).fontSize].join(' ');
      }),
    );
  const before = await places();
  await search(page, 'rotate key');
  expect(await places()).toEqual(before);
});
