import type {Page} from '@playwright/test';
import {follow, path} from './followLinks';
import {expect, test} from './harness';

test('the page below the viewport is laid out after the viewport is painted', async ({open}) => {
  const page = await open(path('quick-start'));
  await page.evaluate(() => {
    const counts: number[] = [];
    Object.assign(window, {counts});
    document.addEventListener('page:shown', () =>
      requestAnimationFrame(() => counts.push(document.querySelectorAll('[data-arriving]').length)),
    );
  });
  await follow(page, 'core-concepts', 'Core concepts');
  await expect.poll(() => page.evaluate(() => (window as unknown as {counts: number[]}).counts)).toEqual([1]);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const followed = await height();
  await page.reload({waitUntil: 'load'});
  expect(followed).toBe(await height());
});

/** Returns the `content-visibility` that the page's last part has while the page arrives. */
const whileArriving = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLElement>('.markdown > p, [data-later]')].at(-1) as HTMLElement;
    last.style.contentVisibility = '';
    document.documentElement.dataset.arriving = '';
    const {contentVisibility} = getComputedStyle(last);
    delete document.documentElement.dataset.arriving;
    return contentVisibility;
  });

test('a loaded page arrives in steps at its top, and all at once after a reload or at a section', async ({open}) => {
  const page = await open('/products');
  await page.addInitScript(() =>
    requestAnimationFrame(() =>
      Object.assign(window, {arriving: document.documentElement.hasAttribute('data-arriving')}),
    ),
  );
  const loaded = async () => {
    // A busy browser can load all of a page before its first frame.
    await page.waitForFunction(() => 'arriving' in window);
    const arriving = await page.evaluate(() => (window as unknown as {arriving: boolean}).arriving);
    await page.waitForFunction(() => !document.querySelector('[data-arriving]'));
    return {arriving, height: await page.evaluate(() => document.documentElement.scrollHeight)};
  };
  for (const [address, place] of [
    [path('core-concepts'), 'confidence'],
    ['/', 'testimonials'],
  ]) {
    await page.goto(String(address), {waitUntil: 'load'});
    const first = await loaded();
    expect(first.arriving).toBeTruthy();
    await page.reload({waitUntil: 'load'});
    expect(await loaded()).toEqual({arriving: false, height: first.height});
    expect(await whileArriving(page)).toBe('auto');
    await page.goto('/products', {waitUntil: 'load'});
    await page.goto(`${address}#${place}`, {waitUntil: 'load'});
    expect(await loaded()).toEqual({arriving: false, height: first.height});
  }
});

test('focus stays where the reader moves it before the page is painted', async ({open}) => {
  const page = await open(path('quick-start'));
  await page.evaluate(() =>
    document.addEventListener('page:shown', () => document.querySelector<HTMLElement>('header a')?.focus()),
  );
  await follow(page, 'core-concepts', 'Core concepts');
  await expect(page.locator('header a').first()).toBeFocused();
});
