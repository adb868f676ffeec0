import type {Locator} from '@playwright/test';
import {expect, holdBack, hydrationFault, type Open, test} from './harness';
import {answer, calculator, requests} from './labs';
import {layoutShift} from './pageChecks';

const pricing = '/products/pricing';
const finder = '/developers/support';

/** Matches the addresses of the files that islands need besides their loader. */
const components = /\/assets\/islands\/(?!loader)/;

/** Opens a page whose islands arrive when the returned function is called. */
async function openSlowly(open: Open, path: string) {
  const page = await open('/products');
  const arrive = await holdBack(page, components);
  await page.goto(path, {waitUntil: 'load'});
  return {page, arrive};
}

/** What a reader does before an island has arrived, and the result. */
const early: [what: string, act: (lab: Locator) => Promise<unknown>, see: (lab: Locator) => Promise<void>][] = [
  ['press', (lab) => lab.getByText('429').click(), (lab) => expect(lab.getByRole('status')).toHaveText(/^429/)],
  [
    'choice',
    (lab) => lab.getByLabel('Call').selectOption('Parse text'),
    (lab) => expect(lab).toContainText('for “Recognize'),
  ],
];

for (const [what, act, see] of early)
  test(`a ${what} before an island has arrived is kept until it runs`, async ({open}) => {
    const {page, arrive} = await openSlowly(open, finder);
    const lab = page.locator('[data-island]').first();
    await act(lab);
    await expect(lab).toHaveAttribute('aria-busy');
    arrive();
    await see(lab);
    await expect(lab).not.toHaveAttribute('aria-busy');
  });

test('an island whose files can’t be loaded says so, and isn’t tried again at each move of the pointer', async ({
  open,
  faults,
}) => {
  faults.expected.push(/ERR_FAILED|Failed to fetch/);
  const page = await open('/products');
  await page.route(components, (route) => route.abort());
  await page.goto(finder, {waitUntil: 'load'});
  await page.locator('[data-island]').getByText('429').click();
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  // The first move of the pointer, and a moment in view, are reasons to try again.
  await page.mouse.move(5, 300);
  await page.waitForTimeout(500);
  await expect(page.locator('[data-island]')).not.toHaveAttribute('aria-busy');
  const isTriedAgain = page.getByRole('alert').evaluate(
    (alert) =>
      new Promise((resolve) => {
        new MutationObserver(() => resolve(true)).observe(alert, {attributes: true});
        setTimeout(() => resolve(false), 500);
      }),
  );
  await page.getByLabel('Status, code, or body').hover();
  expect(await isTriedAgain).toBe(false);
});

test('a link in an island works before the island has arrived', async ({open}) => {
  const {page} = await openSlowly(open, finder);
  await page.locator('[data-island] a').last().hover();
  await expect(page.locator('[data-island]')).toHaveAttribute('aria-busy');
  await page.locator('[data-island] a').last().click();
  await page.waitForURL('**/core-concepts#see-what-your-client-does');
});

test('text that is being composed before an island has arrived is left alone until it is finished', async ({open}) => {
  const {page, arrive} = await openSlowly(open, pricing);
  await requests(page).evaluate((field: HTMLInputElement) => {
    field.focus();
    field.dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true}));
    field.value = '60000';
  });
  const loaded = page.waitForResponse(/islands\/react/);
  arrive();
  await loaded;
  await page.waitForTimeout(500);
  await expect(calculator(page)).not.toHaveAttribute('data-hydrated');
  await requests(page).dispatchEvent('compositionend');
  await expect(answer(page)).toHaveText(/60,000.*Enterprise/);
});

test('an island that throws an error shows what the page was built with, and says that it stopped', async ({
  open,
  faults,
}) => {
  faults.expected.push(/It broke\./);
  const page = await open(pricing);
  const before = await answer(page).textContent();
  await requests(page).fill('60000');
  await expect(answer(page)).not.toHaveText(before ?? '');
  await page.evaluate(() => {
    Number.prototype.toLocaleString = () => {
      throw new Error('It broke.');
    };
  });
  await requests(page).fill('70000');
  await expect(page.getByRole('alert')).toHaveText(/stopped working\. Reload the page\.$/);
  await expect(answer(page)).toHaveText(before ?? '');
});

test('what is typed before an island has arrived is kept, and nothing moves', async ({open}) => {
  const {page, arrive} = await openSlowly(open, pricing);
  await calculator(page).getByText('Requests a month', {exact: true}).hover();
  await expect(calculator(page)).toHaveAttribute('aria-busy');
  await calculator(page).getByText('Requests a month', {exact: true}).click();
  await expect(requests(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60000');
  await page.keyboard.press('ArrowLeft');
  await expect(answer(page)).toHaveText(/12,000/);
  const place = await requests(page).boundingBox();
  arrive();
  await expect(calculator(page)).toHaveAttribute('data-hydrated');
  await page.keyboard.type('1');
  await expect(requests(page)).toHaveValue('600010');
  await expect(answer(page)).toHaveText(/600,010.*Enterprise/);
  expect(await requests(page).boundingBox()).toEqual(place);
  expect(await layoutShift(page)).toBe(0);
});

test('a field that React renders anew keeps the focus and what is selected in it', async ({open, faults}) => {
  faults.expected.push(hydrationFault);
  const {page, arrive} = await openSlowly(open, pricing);
  await requests(page).evaluate((field) => field.before(document.createElement('extension-badge')));
  await requests(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  arrive();
  await expect(page.locator('extension-badge')).toHaveCount(0);
  await page.keyboard.type('7');
  await expect(requests(page)).toHaveValue('7');
});
