import {expect, test} from './harness';
import {documentationIndex} from './routes';

test("the reader's language is right in the first frame of the next page", async ({open, faults}) => {
  faults.expected.push(/ERR_FAILED/);
  const page = await open(`${documentationIndex}/quick-start`);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto(`${documentationIndex}/core-concepts`, {waitUntil: 'domcontentloaded'});
  await expect(page.locator('[data-tab-panel][data-language="python"]').first()).toBeVisible();
  await expect(page.locator('[data-tab-panel][data-language="curl"]').first()).toBeHidden();
});

test('the color mode follows the system until the reader chooses one', async ({open}) => {
  const page = await open('/', {colorScheme: 'dark'});
  const toggle = page.getByRole('button', {name: 'Dark mode'});
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(toggle).toHaveAttribute('aria-pressed', String(colorScheme === 'dark'));
  }
  await toggle.click();
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('the button of the color mode has a tooltip with the specified delays, which Escape and a press close', async ({
  open,
}) => {
  const page = await open('/');
  const toggle = page.getByRole('button', {name: 'Dark mode'});
  const tooltip = () =>
    toggle.evaluate((button) => {
      const {content, visibility, opacity} = getComputedStyle(button, '::after');
      const delays = button.getAnimations({subtree: true}).map(({effect}) => effect?.getTiming().delay);
      return {content, isShown: visibility === 'visible' && opacity === '1', delays};
    });
  await toggle.hover();
  expect(await tooltip()).toEqual({content: '"Dark mode"', isShown: false, delays: [700]});
  await expect.poll(tooltip).toMatchObject({isShown: true, delays: []});
  await page.mouse.move(0, 0);
  expect(await tooltip()).toMatchObject({isShown: false, delays: [300]});
  await toggle.hover();
  expect(await tooltip()).toMatchObject({isShown: true, delays: []});
  await page.keyboard.press('Escape');
  expect((await tooltip()).isShown).toBe(false);
  await page.reload();
  await toggle.focus();
  await expect.poll(tooltip).toMatchObject({isShown: true});
  await toggle.press('Enter');
  expect((await tooltip()).isShown).toBe(false);
});
