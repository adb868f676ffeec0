import type {Page} from '@playwright/test';
import postcss from 'postcss';
import {expect, site, test} from './harness';
import {documentationIndex} from './routes';

/** Removes the CSS that browsers without cascade layers and `:has()` ignore. */
function withoutNewCss(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (layer) => void layer.remove());
  sheet.walkRules(/:has\(/, (rule) => void rule.remove());
  return sheet.toString();
}

/** Removes the attributes that older browsers ignore: popovers are then ordinary parts of the page. */
const withoutNewHtml = (html: string): string =>
  html
    .replaceAll(/ popover(?:target|targetaction)?="[^"]*"| popover(?=[ >])/g, '')
    .replaceAll(/(<details[^>]*) name="[^"]*"/g, '$1');

/** Runs in the page before its scripts: removes the popover API. */
function removePopovers(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
}

async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(removePopovers);
  await page.route(`${site()}/**`, async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({response, body: type === 'document' ? withoutNewHtml(text) : withoutNewCss(text)});
  });
}

/** Returns the headings, paragraphs, list items, and samples of the page that are displayed. */
const displayed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, pre, dd)')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => element.textContent ?? ''),
  );

for (const path of ['/', '/products/pricing', '/signin', documentationIndex, `${documentationIndex}/quick-start`]) {
  test(`${path} is readable without popovers, named details, :has(), and layers`, async ({open}) => {
    const page = await open(path);
    const texts = await displayed(page);
    await makeOlder(page);
    await page.reload({waitUntil: 'load'});
    await page.locator('[data-arriving]').waitFor({state: 'detached'});
    expect(await page.evaluate(() => 'showPopover' in HTMLElement.prototype)).toBe(false);
    await expect(page.locator('[popover]')).toHaveCount(0);
    const olderTexts = await displayed(page);
    expect(texts.filter((text) => !olderTexts.includes(text))).toEqual([]);
    // Nothing covers the heading.
    await page.locator('main h1').click({trial: true, timeout: 20_000});
    await expect(page.locator('header a[href="/products"]').first()).toBeVisible();
    // A part of the page that is visible may still be loading.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
}
