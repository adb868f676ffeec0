import type {Page} from '@playwright/test';
import {expect, test} from './harness';

const reference = '/developers/documentation/rest-api-reference';
const island = '[data-island=StreamReplay]';

const lab = (page: Page) => page.locator(island);
const position = (page: Page) => lab(page).getByRole('slider', {name: 'Position in the session'});

/** Scrolls to the replay, waits until it runs, and opens it. */
async function reach(page: Page): Promise<void> {
  await lab(page).scrollIntoViewIfNeeded();
  await page.locator(`${island}[data-hydrated]`).waitFor();
  await lab(page).getByRole('button', {name: 'Try it'}).press('Enter');
}

test('a session is stepped through and scrubbed by keyboard alone', async ({open}) => {
  const {page, faults} = await open(reference);
  await reach(page);
  const place = await lab(page).boundingBox();
  await position(page).focus();
  await page.keyboard.press('Home');
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^Opening request, 1 of 14/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const title of [/^Configuration, 2/, /^Audio, 3/, /^Partial result, 4/]) {
    await page.keyboard.press('Enter');
    await expect(position(page)).toHaveAttribute('aria-valuetext', title);
  }
  await expect(lab(page).getByRole('status')).toHaveText('Partial result: schedule a meeting with');
  expect((await lab(page).boundingBox())?.height).toBe(place?.height);
  expect(faults).toEqual([]);
});

test('the link beside the address of the stream opens the replay', async ({open}) => {
  const {page, faults} = await open(reference);
  await page.getByRole('link', {name: /^Try it.*Stream audio$/}).click();
  await expect(position(page)).toBeVisible();
  await lab(page).getByRole('button', {name: 'Close'}).click();
  await expect(position(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a session plays to its end', async ({open}) => {
  const {page, faults} = await open(reference, {reducedMotion: 'no-preference'});
  await reach(page);
  await lab(page).getByLabel('Session', {exact: true}).selectOption('unauthorized');
  await lab(page).getByRole('button', {name: 'Play', exact: true}).click();
  await expect(lab(page).getByText(/^HTTP 401/)).toBeVisible();
  await expect(lab(page).getByRole('button', {name: 'Play', exact: true})).toBeVisible();
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^Refusal, 2 of 2/);
  expect(faults).toEqual([]);
});

test('without scripts, nothing that needs them is offered', async ({open}) => {
  const {page} = await open(reference, {javaScriptEnabled: false});
  await expect(lab(page).getByRole('button')).toHaveCount(0);
});
