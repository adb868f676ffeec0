import type {Page} from '@playwright/test';
import {expect, narrow, test, wide} from './harness';
import {documentationIndex} from './routes';

const opened = (page: Page) => page.getByRole('button', {name: /^Close/}).first();

/** Presses Tab until the text of the focused element matches, as a reader who sees the target would. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    if (name.test(text)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab doesn't lead to ${name}.`);
}

for (const viewport of [wide, narrow])
  test(`from the index to a simulated response by keyboard alone, at ${viewport.width} px`, async ({open}) => {
    const page = await open(documentationIndex, {viewport});
    await tabTo(page, /^Send your first call in the browser$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/quick-start#try-it-without-an-account');
    await expect(page.getByRole('heading', {name: 'Quick start', level: 1})).toBeVisible();
    await tabTo(page, /^Try it: /);
    await page.keyboard.press('Enter');
    await expect(opened(page)).toBeFocused();
    await tabTo(page, /^Send$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', {name: /^Response: /})).toContainText('200');
  });

for (const [path, link] of [
  ['/', 'Send a first call in the browser, without an account'],
  ['/developers', 'Send this call in the browser, without a key'],
] as const)
  test(`${path} leads to an open console`, async ({open}) => {
    const page = await open(path);
    await page.getByRole('link', {name: link}).click();
    await expect(opened(page)).toBeInViewport();
  });
