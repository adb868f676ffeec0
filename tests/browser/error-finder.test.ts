import type {Page} from '@playwright/test';
import {expect, test} from './harness';
import {documentationIndex} from './routes';

const reference = `${documentationIndex}/rest-api-reference`;

const finderOf = (page: Page) => page.getByRole('region', {name: 'Error finder'});
const field = (page: Page) => finderOf(page).getByLabel('Status, code, or body');
const shownPanel = '[role=tabpanel]:not([hidden])';

/** Opens the finder of the reference, which is closed at first, and in a folded section. */
async function openFinder(page: Page): Promise<void> {
  await page.locator('summary', {hasText: 'Errors'}).press('Enter');
  await page.getByRole('button', {name: 'Look up an error'}).focus();
  await page.locator('[data-island=ErrorFinder][data-hydrated]').waitFor();
  await page.keyboard.press('Enter');
}

for (const path of [reference, '/developers/support']) {
  test(`an error is found on ${path}, offline after the first load, by keyboard`, async ({open}) => {
    const page = await open(path);
    if (path === reference) await openFinder(page);
    await field(page).focus();
    await expect(page.locator('[data-island=ErrorFinder][data-hydrated]')).toBeVisible();
    await page.context().setOffline(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('POST /v1/assistant/converse 503 {"message": "<img src=x onerror=alert(1)>"}');
    const finder = finderOf(page);
    await expect(finder.getByRole('status')).toHaveText('503: The service failed. Check before you retry');
    await expect(finder.getByText('The conversation might contain the sentence twice')).toBeVisible();
    await expect(finder.getByText('Message: <img src=x onerror=alert(1)>')).toBeVisible();
    await finder.getByLabel('Call').selectOption('Parse text');
    await expect(finder.getByText('Safe to retry', {exact: true})).toBeVisible();
    await expect(finder.locator(shownPanel)).toContainText('--retry 6');
  });
}

test('the code is in the language that the reader has chosen on the page, and follows the choice', async ({open}) => {
  const page = await open(reference);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await openFinder(page);
  await finderOf(page).getByRole('button', {name: '429'}).click();
  await expect(finderOf(page).locator(shownPanel)).toContainText('for attempt in range(7):');
  await page.getByRole('tab', {name: 'JavaScript'}).first().click();
  await expect(finderOf(page).locator(shownPanel)).toContainText('attempt <= 6');
});
