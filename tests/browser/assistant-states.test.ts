import type {Page} from '@playwright/test';
import {expect, test} from './harness';

const path = '/developers/documentation/voice-assistant-implementation';
const island = '[data-island=AssistantStates]';

const lab = (page: Page) => page.locator(island);
const drawing = (page: Page) => lab(page).getByRole('img', {name: /^State diagram/});
const outcome = (page: Page) => lab(page).getByRole('status');

async function reach(page: Page): Promise<void> {
  await lab(page).scrollIntoViewIfNeeded();
  await page.locator(`${island}[data-hydrated]`).waitFor();
}

test('a turn runs by keyboard alone, and no button moves while it does', async ({open}) => {
  const {page, faults} = await open(path);
  await reach(page);
  const stop = lab(page).getByRole('button', {name: 'stop()'});
  const place = await stop.boundingBox();
  await lab(page).getByRole('button', {name: 'Press the button'}).focus();
  await page.keyboard.press('Enter');
  await expect(drawing(page)).toHaveAccessibleName(/listening\.$/);
  await expect(lab(page).locator('[data-applies]')).toHaveText([
    'Finish speaking',
    'Say nothing',
    'Connection fails',
    'stop()',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(outcome(page)).toHaveText('The state changes from listening to processing.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(outcome(page)).toHaveText(/^Nothing happens\..* The state is still processing\.$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(drawing(page)).toHaveAccessibleName(/speaking\.$/);
  await expect(lab(page).getByText('The kitchen lights are on.').last()).toBeVisible();
  await lab(page).getByRole('button', {name: 'Stop', exact: true}).click();
  await expect(outcome(page)).toHaveText('The state changes from speaking to idle.');
  expect(await stop.boundingBox()).toEqual(place);
  expect(faults).toEqual([]);
});

test('without scripts the page shows the diagram and an example, and offers no controls', async ({open}) => {
  const {page} = await open(path, {javaScriptEnabled: false});
  await expect(drawing(page)).toBeVisible();
  await expect(lab(page).getByText('The kitchen lights are on.').first()).toBeVisible();
  await expect(lab(page).getByRole('button')).toHaveCount(0);
});
