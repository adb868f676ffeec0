import {path} from './followLinks';
import {expect, narrow, test} from './harness';
import {reach} from './labs';

test('a turn runs by keyboard alone, and no button moves while it does', async ({open}) => {
  const page = await open(path('voice-assistant-implementation'));
  const lab = await reach(page, 'AssistantStates');
  const drawing = lab.getByRole('img', {name: /^State diagram/});
  const outcome = lab.getByRole('status');
  const stop = lab.getByRole('button', {name: 'stop()'});
  const placeOf = () => stop.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const place = await placeOf();
  await lab.getByRole('button', {name: 'Press the button'}).focus();
  await page.keyboard.press('Enter');
  await expect(drawing).toHaveAccessibleName(/listening\.$/);
  const applying = ['Finish speaking', 'Say nothing', 'Connection fails', 'stop()'];
  await expect(lab.locator('[data-applies]')).toHaveText(applying);
  for (const [tabs, result] of [
    [2, /listening to processing\.$/],
    [1, /^Nothing happens\..* The state is still processing\.$/],
    [1, /processing to speaking\.$/],
  ] as const) {
    for (let count = 0; count < tabs; count += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(outcome).toHaveText(result);
  }
  await expect(lab.getByText('The kitchen lights are on.').last()).toBeVisible();
  expect(await placeOf()).toBe(place);
});

test('on a phone, the outcome and the code change within the view of who presses an event', async ({open}) => {
  const page = await open(path('voice-assistant-implementation'), {viewport: narrow, hasTouch: true});
  const lab = await reach(page, 'AssistantStates');
  const event = lab.getByRole('button', {name: 'Press the button'});
  // Where a reader has scrolled to who sees all events.
  await event.evaluate((button) => button.closest('fieldset')?.parentElement?.scrollIntoView({block: 'start'}));
  await event.tap();
  for (const changed of [lab.getByRole('status'), lab.getByText("on('state'"), lab.getByText('assistant.listen()')])
    await expect(changed).toBeInViewport();
});
