import type {Page} from '@playwright/test';
import {expect, test} from './harness';
import {reach} from './labs';

const reference = '/developers/documentation/rest-api-reference';

const lab = (page: Page) => page.locator('[data-island=StreamReplay]');
const position = (page: Page) => lab(page).getByRole('slider', {name: 'Message'});

/** Scrolls to the replay, waits until it runs, and opens it. */
async function openReplay(page: Page): Promise<void> {
  await reach(page, 'StreamReplay');
  await lab(page).getByRole('button', {name: 'Try it'}).press('Enter');
}

test('a session is stepped through and scrubbed by keyboard alone', async ({open}) => {
  const page = await open(reference);
  await openReplay(page);
  const place = await lab(page).boundingBox();
  await position(page).focus();
  await page.keyboard.press('Home');
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^Opening request, 1 of 14/);
  for (const [key, title] of [
    ['ArrowRight', /^Configuration, 2 of 14/],
    ['ArrowRight', /^Audio, 3 of 14/],
    ['ArrowLeft', /^Configuration, 2 of 14/],
    ['End', /^Close, 14 of 14/],
    ['Home', /^Opening request, 1 of 14/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(position(page)).toHaveAttribute('aria-valuetext', title);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const title of [/^Configuration, 2/, /^Audio, 3/, /^Partial result, 4/]) {
    await page.keyboard.press('Enter');
    await expect(position(page)).toHaveAttribute('aria-valuetext', title);
  }
  await expect(lab(page).getByRole('status')).toHaveText('Partial result: schedule a meeting with');
  expect((await lab(page).boundingBox())?.height).toBe(place?.height);
});

test('the link beside the address of the stream opens the replay', async ({open}) => {
  const page = await open(reference);
  await page.getByRole('link', {name: /^Try it.*Stream audio$/}).click();
  await expect(position(page)).toBeVisible();
  await lab(page).getByRole('button', {name: 'Close'}).click();
  await expect(position(page)).toHaveCount(0);
});

test('a session plays to its end', async ({open}) => {
  const page = await open(reference, {reducedMotion: 'no-preference'});
  await openReplay(page);
  await lab(page).getByLabel('Session', {exact: true}).selectOption('unauthorized');
  await lab(page).getByRole('button', {name: 'Play', exact: true}).click();
  await expect(lab(page).getByText(/^HTTP 401/)).toBeVisible();
  await expect(lab(page).getByRole('button', {name: 'Play', exact: true})).toBeVisible();
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^Refusal, 2 of 2/);
});

test('a lost connection and the limit are replayed as the advice says', async ({open}) => {
  const page = await open(reference);
  await openReplay(page);
  const next = lab(page).getByRole('button', {name: 'Next'});
  await lab(page).getByLabel('Session', {exact: true}).selectOption('lost');
  while (!/^Buffered audio/.test((await position(page).getAttribute('aria-valuetext')) ?? '')) await next.click();
  await expect(lab(page).locator('[class*=_concerned]')).toHaveText(
    'for (const piece of utterance) socket.send(piece);',
  );
  await expect(lab(page).getByText(/^Send the audio of the current utterance again/)).toBeVisible();
  await lab(page).getByLabel('Session', {exact: true}).selectOption('tooLong');
  await position(page).press('End');
  await position(page).press('ArrowLeft');
  await position(page).press('ArrowLeft');
  await expect(lab(page).getByText('Binary message: 1 s of audio, 4 of 15 s in this stream')).toBeVisible();
});

test('without scripts, nothing that needs them is offered', async ({open}) => {
  const page = await open(reference, {javaScriptEnabled: false});
  await expect(lab(page).getByRole('button')).toHaveCount(0);
});
