import {consoleId} from '../../src/facts/routes';
import {expect, narrow, test} from './harness';
import {reach} from './labs';
import {documentationIndex} from './routes';

test('a reload keeps what was chosen in a lab, and another tab knows nothing of it', async ({open}) => {
  const page = await open('/products/voice-ai');
  const threshold = async (tab = page) => (await reach(tab, 'ListenDemo')).getByRole('slider');
  await (await threshold()).press('Home');
  await page.reload();
  await expect(await threshold()).toHaveValue('0');
  const other = await page.context().newPage();
  await other.goto('/products/voice-ai');
  await expect(await threshold(other)).not.toHaveValue('0');
});

test('what a preset replaced is restored by keyboard alone, on a phone', async ({open}) => {
  const page = await open(`${documentationIndex}/rest-api-reference#${consoleId('parseText')}`, {viewport: narrow});
  const console = page.locator(`#${consoleId('parseText')}`);
  const text = console.getByRole('textbox', {name: /^text/});
  await text.fill('my words');
  await console.getByRole('button', {name: '401 Invalid key'}).press('Enter');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
  await expect(console.getByRole('button', {name: 'Restore what I typed'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('my words');
});
