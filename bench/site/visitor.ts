import type {Browser, Page} from '@playwright/test';

/** How many times slower the processor of a visitor's phone is. */
export const slowdown = 4;

/** Opens a window of 1440 × 900 with an empty cache. */
export async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  // Functions that are sent to the page as text need this helper of the compiler.
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  return page;
}

/** Returns the first visible match of a selector. */
export const visible = (page: Page, selector: string) => page.locator(selector).locator('visible=true').first();

/** Returns the median of measurements. If there are two middle ones, it's the lower one. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
