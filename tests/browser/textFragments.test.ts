import type {Page} from '@playwright/test';
import {chromiumFlags, findInstalledBrowser} from '../../authoring/shared/browser';
import {expect, test, wide} from './harness';
import {documentationIndex} from './routes';

// The packaged Chromium is an older headless one, which doesn't follow text fragments.
const executablePath = findInstalledBrowser();
test.use({launchOptions: {executablePath, args: chromiumFlags}});
test.skip(!executablePath, 'Chrome or Chromium isn’t installed');

const domains = `${documentationIndex}/custom-domain-creation`;
const performance = `${documentationIndex}/performance-optimization`;

/** Returns the address that leads to a text of a page. */
const to = (path: string, text: string) => `${path}#:~:text=${encodeURIComponent(text)}`;

/** Returns the distance of a text from the window's top edge. A text of code is part of a token, or between tokens. */
const topOf = (page: Page, text: string): Promise<number> =>
  page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNode(node);
      if (node.textContent?.includes(wanted)) break;
    }
    return range.getBoundingClientRect().top;
  }, text);

const expectInView = async (page: Page, text: string) => {
  await expect.poll(() => topOf(page, text)).toBeGreaterThan(64);
  expect(await topOf(page, text)).toBeLessThan(wide.height);
};

test('a text fragment opens the tab and the folded code that it leads into', async ({open}) => {
  const text = 'except (KeyError, TypeError, ValueError)';
  const page = await open(to(domains, text));
  const python = page.locator('[data-tab-panel][data-language=python]', {hasText: text});
  await expect(python).toBeVisible();
  await expect(page.getByRole('tab', {name: 'Python', selected: true}).first()).toBeVisible();
  const fold = python.getByRole('button', {name: 'Show fewer lines'});
  await expect(fold).toBeVisible();
  expect(await python.locator('pre').evaluate(({scrollTop}) => scrollTop)).toBe(0);
  await expectInView(page, 'KeyError');
  await fold.click();
  await expect(python.getByRole('button', {name: /^Show all/})).toBeVisible();
  // Neither other tabs nor the next page follow.
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a text fragment that a link of another page of the documentation has lands at its text', async ({open}) => {
  const text = 'use one fewer worker';
  const page = await open(domains);
  await page.evaluate(
    (href) => {
      document
        .querySelector('main')
        ?.prepend(Object.assign(document.createElement('a'), {href, textContent: 'Workers'}));
    },
    to(performance, text),
  );
  await page.getByRole('link', {name: 'Workers'}).click();
  await page.waitForURL((url) => url.pathname === performance);
  await expectInView(page, text);
});
