import type {Page} from '@playwright/test';
import {expect, test} from './harness';
import {documentationIndex, routes} from './routes';
import {dialog, input, options} from './searchDialog';

/** Names that headings get from their words, and which parts of the site and of its pages have, or might have. */
const furniture =
  'top main header footer menu search search-results search-result search-dialog contents on-this-page site-notices notices sitemenu docsmenu pagecontents sitenotices searchresults searchslash code-language theme tab panel panel1 panel1-tab island __docusaurus arriving scripted submit action elements';

/** What some browsers lack, so that an element with such an ID takes the name. */
const optional = ['navigation', 'speechSynthesis', 'MediaRecorder', 'ClipboardItem', 'scheduler'];

/** Returns the names of everything that scripts can find in the window and the document without declaring it. */
const globalNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = (start: object) => {
      const found: string[] = [];
      for (let object = start; object; object = Object.getPrototypeOf(object))
        found.push(...Object.getOwnPropertyNames(object));
      return found;
    };
    return [...names(window), ...names(document)];
  });

/** Returns the references of the page, such as that of a label to its field, that lead to one of the headings. */
const misled = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['for', 'popovertarget', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'aria-activedescendant'].flatMap(
      (attribute) =>
        [...document.querySelectorAll(`[${attribute}]`)]
          .flatMap((element) => element.getAttribute(attribute)?.split(' ') ?? [])
          .filter((id) => document.getElementById(id)?.closest('[data-hostile]')),
    ),
  );

test('no ID of a heading takes the name of something that the page needs', async ({open}) => {
  test.slow();
  const page = await open('/developers/documentation');
  const names = new Set([...furniture.split(' '), ...(await globalNames(page))]);
  const headings = [...names].map((name) => `<h2 id="${name}">${name}</h2>`).join('');
  await page.route(
    ({pathname}) => pathname.startsWith(documentationIndex) && !pathname.endsWith('.md'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<body[^>]*>/, `$&<details data-hostile>${headings}</details>`);
      await route.fulfill({response, body});
    },
  );
  await page.addInitScript((all) => {
    for (const name of all) Reflect.deleteProperty(window, name);
  }, optional);
  for (const route of routes.filter((path) => path.startsWith(documentationIndex))) {
    await page.goto(route);
    expect(await page.evaluate(() => String(window.speechSynthesis)), route).toContain('Heading');
    await page.keyboard.press('Control+k');
    await input(page).fill('key');
    await options(page).first().waitFor();
    expect(await misled(page), route).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.locator('header button[aria-label="Products menu"]').click();
    await page.locator('header a', {hasText: 'Voice Search'}).first().waitFor();
    await page.keyboard.press('Escape');
    const island = page.locator('[data-island]:visible').first();
    if (!(await island.count())) continue;
    await island.hover();
    await expect(island, route).toHaveAttribute('data-hydrated');
  }
});
