import type {Page} from '@playwright/test';
import {documentationIndex} from './routes';

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
