import type {Page} from '@playwright/test';
import {expect, narrow, test, wide} from './harness';

const path = '/developers/documentation/custom-domain-creation';
const island = '[data-island=DomainTraining]';

const lab = (page: Page) => page.locator(island);
const drawing = (page: Page) => lab(page).getByRole('img', {name: /^State diagram/});
const outcome = (page: Page) => lab(page).getByRole('status');

async function reach(page: Page): Promise<void> {
  await lab(page).scrollIntoViewIfNeeded();
  await page.locator(`${island}[data-hydrated]`).waitFor();
}

for (const viewport of [wide, narrow])
  test(`a domain is trained by keyboard alone, in seconds, and nothing moves meanwhile, at ${viewport.width} px`, async ({
    open,
  }) => {
    const {page, faults} = await open(path, {viewport});
    await reach(page);
    const below = page.getByRole('heading', {name: 'Wait until the domain is ready'});
    const placeOf = () => below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    const place = await placeOf();
    await lab(page).getByRole('button', {name: 'Send the train call'}).focus();
    await page.keyboard.press('Enter');
    await expect(drawing(page)).toHaveAccessibleName(/training\.$/);
    expect(await placeOf()).toBe(place);
    await expect(drawing(page)).toHaveAccessibleName(/ready\.$/, {timeout: 20_000});
    await expect(outcome(page)).toHaveText('The state changes from training to ready.');
    expect(await placeOf()).toBe(place);
    await page.keyboard.press('Space');
    await expect(outcome(page)).toHaveText(/^Nothing happens\..* The state is still ready\.$/);
    expect(faults).toEqual([]);
  });

test('without scripts the page shows the diagram and what calls return, and offers no controls', async ({open}) => {
  const {page} = await open(path, {javaScriptEnabled: false});
  await expect(drawing(page)).toBeVisible();
  await expect(lab(page).getByText('GET /domains/dom_7f3a')).toBeVisible();
  await expect(lab(page).getByRole('button')).toHaveCount(0);
});
