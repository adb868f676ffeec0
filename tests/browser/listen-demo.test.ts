import type {Page} from '@playwright/test';
import {expect, test} from './harness';

const path = '/products/voice-ai';
const island = '[data-island=ListenDemo]';

const demo = (page: Page) => page.locator(island);
const outcome = (page: Page) => demo(page).getByRole('status');
const threshold = (page: Page) => demo(page).getByRole('slider', {name: 'Threshold'});
const sentence = (page: Page, place: string) => demo(page).getByRole('button', {name: new RegExp(`^Play: ${place}`)});

test('it can be tried by keyboard alone, and nothing below it moves', async ({open}) => {
  const page = await open(path);
  const below = page.getByRole('link', {name: 'Replay a stream, message by message'});
  const placeOf = () => below.evaluate((link) => link.getBoundingClientRect().top + scrollY);
  const place = await placeOf();
  // The page is built with the result of the first sentence, so only another one shows that the press played it.
  await sentence(page, 'Kitchen').press('Enter');
  await expect(outcome(page)).toHaveText(/Your product acts: Turns on all the lights in the kitchen\.$/);
  await sentence(page, 'Warehouse').press('Enter');
  await demo(page).getByRole('button', {name: 'Stop: Warehouse'}).press('Enter');
  await expect(outcome(page)).toHaveText(/Your product asks: Fifteen, or fifty\?$/);
  await threshold(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(outcome(page)).toHaveText(/your product acts: Books fifty boxes to Bay Street\.$/);
  expect(await placeOf()).toBe(place);
});

test('the threshold is where the pointer clicks, from one end of the scale to the other', async ({open}) => {
  const page = await open(path);
  await sentence(page, 'Kitchen').click();
  await page.locator(`${island}[data-hydrated]`).waitFor();
  await threshold(page).scrollIntoViewIfNeeded();
  const {x = 0, y = 0, width = 0, height = 0} = (await threshold(page).boundingBox()) ?? {};
  for (const share of [0.1, 0.5, 0.9]) {
    const at = x + width * share;
    await page.mouse.click(at, y + height / 2);
    const grip = await demo(page).locator('circle[class*=grip]').boundingBox();
    expect(Math.abs((grip?.x ?? 0) + (grip?.width ?? 0) / 2 - at)).toBeLessThan(6);
  }
});
