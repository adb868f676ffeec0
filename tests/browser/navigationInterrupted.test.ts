import type {Page} from '@playwright/test';
import {isKept, link, mark, path} from './followLinks';
import {expect, holdBack, test} from './harness';

/** Follows a link. Only the address changes until the returned function is called, which releases the page. */
async function followSlowly(page: Page, name: string): Promise<() => void> {
  const release = await holdBack(page, `**${path(name)}`);
  await link(page, name).click();
  await page.waitForURL(`**${path(name)}`);
  return release;
}

const isShown = (page: Page, title: string) => page.waitForFunction((start) => document.title.startsWith(start), title);

test('a link to a section that is pressed while a page loads leads to that page', async ({open}) => {
  const page = await open(path('core-concepts'));
  await mark(page);
  let requests = 0;
  page.on('request', (request) => {
    requests += Number(new URL(request.url()).pathname === path('web-sdk'));
  });
  const release = await followSlowly(page, 'web-sdk');
  const section = page.locator('[data-contents] a').nth(3);
  const hash = await section.getAttribute('href');
  await section.dispatchEvent('click');
  await page.waitForURL(`**${path('web-sdk')}${hash}`);
  release();
  await isShown(page, 'Web SDK');
  expect(new URL(page.url()).pathname).toBe(path('web-sdk'));
  expect(requests).toBe(1);
  expect(await isKept(page)).toBe(true);
});

test('going back while a page loads keeps the page that is shown', async ({open}) => {
  const page = await open(path('core-concepts'));
  await mark(page);
  const release = await followSlowly(page, 'web-sdk');
  await page.goBack();
  release();
  await page.waitForTimeout(500);
  await isShown(page, 'Core concepts');
  expect(new URL(page.url()).pathname).toBe(path('core-concepts'));
  expect(await isKept(page)).toBe(true);
});

test("a page that is left while another one loads shows its address's page when the reader returns", async ({open}) => {
  const page = await open(path('core-concepts'));
  const release = await followSlowly(page, 'web-sdk');
  await page.evaluate(() => window.stop());
  release();
  // Chromium's back/forward cache is off while a test watches requests.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await isShown(page, 'Web SDK');
});
