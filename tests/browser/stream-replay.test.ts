import type {Page} from '@playwright/test';
import {expect, test} from './harness';

const reference = '/developers/documentation/rest-api-reference';

const lab = (page: Page) => page.locator('[data-island=StreamReplay]');
const position = (page: Page) => lab(page).getByRole('slider', {name: 'Message'});

test('a session is stepped through and scrubbed by keyboard alone', async ({open}) => {
  const page = await open(reference);
  await page.getByRole('link', {name: /^Try it.*Stream audio$/}).press('Enter');
  await position(page).focus();
  const place = await lab(page).boundingBox();
  await page.keyboard.press('Home');
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^Opening request, 1 of 14/);
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^Configuration, 2 of 14/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const title of [/^Audio, 3/, /^Partial result, 4/]) {
    await page.keyboard.press('Enter');
    await expect(position(page)).toHaveAttribute('aria-valuetext', title);
  }
  await expect(lab(page).getByRole('status')).toHaveText('Partial result: schedule a meeting with');
  expect((await lab(page).boundingBox())?.height).toBe(place?.height);
});

test('the link beside the address of the stream opens the replay, also again', async ({open}) => {
  const page = await open(reference);
  for (const _ of ['first', 'again']) {
    await page.getByRole('link', {name: /^Try it.*Stream audio$/}).click();
    await expect(position(page)).toBeVisible();
    await lab(page).getByRole('button', {name: 'Close'}).click();
    await expect(position(page)).toHaveCount(0);
  }
});
