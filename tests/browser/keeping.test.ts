import type {Locator} from '@playwright/test';
import {consoleId} from '../../src/facts/routes';
import {expect, narrow, test, wide} from './harness';
import {reach} from './labs';
import {documentationIndex} from './routes';

const reference = `${documentationIndex}/rest-api-reference`;

/** What a reader types or chooses in each lab, and the control that shows it after a reload. */
const labs: [island: string, path: string, change: (lab: Locator) => Promise<unknown>, kept: [string, string]][] = [
  [
    'ErrorFinder',
    '/developers/support',
    (lab) => lab.locator('textarea').fill('status 503'),
    ['textarea', 'status 503'],
  ],
  ['PricingCalculator', '/products/pricing', (lab) => lab.locator('input').first().fill('60000'), ['input', '60000']],
  ['ListenDemo', '/products/voice-ai', (lab) => lab.getByRole('slider').press('Home'), ['[type=range]', '0']],
  [
    'StreamReplay',
    reference,
    (lab) => lab.getByLabel('Session', {exact: true}).selectOption('lost'),
    ['select', 'lost'],
  ],
];

for (const [island, path, change, [control, value]] of labs)
  test(`a reload keeps what was typed or chosen in ${island}, and another tab knows nothing of it`, async ({open}) => {
    const page = await open(path);
    const opened = async (tab: typeof page) => {
      const lab = await reach(tab, island);
      const opener = lab.getByRole('button', {name: 'Try it'});
      if (await opener.isVisible()) await opener.click();
      return lab;
    };
    await change(await opened(page));
    await page.reload();
    await expect((await opened(page)).locator(control).first()).toHaveValue(value);
    const other = await open(path);
    await expect((await opened(other)).locator(control).first()).not.toHaveValue(value);
  });

for (const viewport of [wide, narrow])
  test(`what a preset replaced is restored by keyboard alone, at ${viewport.width} px`, async ({open}) => {
    const page = await open(`${reference}#${consoleId('parseText')}`, {viewport});
    const console = page.locator(`#${consoleId('parseText')}`);
    const text = console.getByRole('textbox', {name: /^text/});
    await text.fill('my words');
    await console.getByRole('button', {name: 'Send'}).press('Enter');
    await console.getByRole('button', {name: '401 Invalid key'}).press('Enter');
    await expect(console.getByText('Response to the request before your change')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(console.getByRole('button', {name: 'Restore what I typed'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('my words');
    await expect(console.getByText('Response to the request before your change')).toBeHidden();
    await console.getByRole('button', {name: 'Close'}).press('Enter');
    await console.getByRole('button', {name: 'Try it'}).press('Enter');
    await expect(console.getByRole('region', {name: /^Response/})).toContainText(/^200 /);
    await expect(text).toHaveValue('my words');
  });
