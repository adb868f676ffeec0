import type {Page} from '@playwright/test';
import {test as base, expect} from './harness';
import {documentationIndex} from './routes';

type Visit = (address: string, steps: (page: Page) => Promise<void>, expected?: RegExp[]) => Promise<void>;

/** Playwright's `test` with `visit`, which opens a page, runs steps on it, and fails for unexpected faults. */
export const test = base.extend<{visit: Visit}>({
  visit: async ({open}, use) => {
    await use(async (address, steps, expected = []) => {
      const {page, faults} = await open(address);
      await steps(page);
      expect(faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
      await page.context().close();
    });
  },
});

/** Returns the path of a documentation page. */
export const path = (page: string) => `${documentationIndex}/${page}`;

/** Returns the link to a documentation page in the sidebar. */
export const link = (page: Page, name: string) => page.locator(`nav a[href="${path(name)}"]`).first();

/** Marks the document, to tell whether it was kept or loaded again. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, {kept: true}));
export const isKept = (page: Page) => page.evaluate(() => 'kept' in window);

/** Follows the sidebar's link to a page, and waits until all of the page is displayed. */
export async function follow(page: Page, name: string, heading: string): Promise<void> {
  await link(page, name).click();
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading);
  await page.waitForFunction(() => !document.querySelector('[data-arriving]'));
}
