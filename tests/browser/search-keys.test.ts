import {expect, test} from './harness';
import {dialog} from './searchDialog';

test('the shortcuts work on any keyboard layout, and leave compositions alone', async ({open}) => {
  const page = await open('/');
  const isHandled = (init: object) =>
    page.evaluate(
      (options) =>
        !document.body.dispatchEvent(new KeyboardEvent('keydown', {...options, bubbles: true, cancelable: true})),
      init,
    );
  const dvorakT = {key: 't', code: 'KeyK', ctrlKey: true};
  const composed = {key: '/', code: 'Slash', isComposing: true};
  const composedInSafari = {key: '/', code: 'Slash', keyCode: 229};
  for (const init of [dvorakT, composed, composedInSafari]) expect(await isHandled(init)).toBe(false);
  const russian = {key: 'л', code: 'KeyK', ctrlKey: true};
  const greek = {key: 'Κ', code: 'KeyK', metaKey: true};
  const dvorak = {key: 'k', code: 'KeyV', ctrlKey: true};
  for (const init of [russian, greek, dvorak]) {
    expect(await isHandled(init)).toBe(true);
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
  }
});

test('in a text field on a Mac, Ctrl+K stays with the system', async ({open}) => {
  const page = await open('/');
  const pressIn = (selector: string) =>
    page.evaluate((name) => {
      Object.defineProperty(navigator, 'platform', {value: 'MacIntel', configurable: true});
      const init = {key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true};
      return !document.querySelector(name)?.dispatchEvent(new KeyboardEvent('keydown', init));
    }, selector);
  expect(await pressIn('input')).toBe(false);
  expect(await pressIn('body')).toBe(true);
});

test('a reader turns the slash off, and it stays off', async ({open}) => {
  const page = await open('/');
  await page.keyboard.press('/');
  await dialog(page).getByRole('checkbox', {name: '/ opens search'}).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.reload();
  await page.keyboard.press('/');
  await page.waitForTimeout(300);
  expect(await dialog(page).count()).toBe(0);
  await page.keyboard.press('Control+k');
  await dialog(page).waitFor();
});
