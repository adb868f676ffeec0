import type {Page} from '@playwright/test';

/** Matches the address of the index. */
export const indexFile = '**/assets/search/index-*.json';

export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const input = (page: Page) => dialog(page).getByRole('combobox');
export const options = (page: Page) => dialog(page).getByRole('option');

/** Opens search and waits for the results of a query. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
  await options(page).first().waitFor();
}
