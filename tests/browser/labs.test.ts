import type {Page} from '@playwright/test';
import {accessibilityFaults} from './axe';
import {expect, narrow, test, wide} from './harness';
import {type Lab, labs} from './labs';

const contrast = {type: 'rule' as const, values: ['color-contrast']};

/** The minimum height of a touch target, in pixels. */
const leastTarget = 44;

/** Returns the computed colors of a lab's elements under forced colors, with the system colors that they must be. */
function forcedColors(page: Page, island: string, forced: Lab['forced']): Promise<[string, string[], string][]> {
  return page.evaluate(
    ([lab, all]) => {
      const probe = document.body.appendChild(document.createElement('i'));
      return all.map(([selector, property, systemColor]) => {
        probe.style.color = systemColor;
        const [elements, pseudo] = selector.split('::');
        const colors = [...document.querySelectorAll(`${lab} :is(${elements})`)].map(
          (element) => getComputedStyle(element, pseudo && `::${pseudo}`)[property as 'fill'],
        );
        return [`${property} of ${selector}`, [...new Set(colors)], getComputedStyle(probe).color];
      });
    },
    [island, forced] as const,
  );
}

for (const {island, path, still} of labs)
  test(`without scripts, ${island} shows its first state and offers no control`, async ({open}) => {
    const page = await open(path, {javaScriptEnabled: false});
    const lab = page.locator(`[data-island=${island}]`).first();
    for (const selector of still) await expect(lab.locator(selector).filter({visible: true}).first()).toBeVisible();
    await expect(lab.locator('button, input, select, textarea').filter({visible: true})).toHaveCount(0);
  });

for (const {island: name, path, show, widen = [], forced} of labs)
  test(`${name} is accessible in all colors, fits 320 pixels, and has targets of 44 pixels`, async ({open}) => {
    const page = await open(path, {hasTouch: true, isMobile: true});
    const island = `[data-island=${name}]`;
    const lab = page.locator(island).first();
    await lab.scrollIntoViewIfNeeded();
    await show(lab, page);
    await page.locator(`${island}[data-hydrated]`).first().waitFor();
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      expect(await accessibilityFaults(page, undefined, island), `${viewport.width} pixels`).toEqual([]);
    }
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    expect(await accessibilityFaults(page, contrast, island), 'dark').toEqual([]);
    // Axe doesn't know forced colors: it reads the color that text would have without them.
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    for (const [selector] of forced)
      await page
        .locator(`${island} :is(${selector.replace('::after', '')})`)
        .first()
        .waitFor({state: 'attached', timeout: 20_000});
    for (const [what, colors, systemColor] of await forcedColors(page, island, forced))
      expect.soft(colors, what).toEqual([systemColor]);
    await page.setViewportSize({width: 320, height: 640});
    for (const step of [undefined, ...widen]) {
      await step?.(lab);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    const {x = 0, width = 0} = (await lab.boundingBox()) ?? {};
    for (const control of await lab.locator('button:visible, select:visible').all()) {
      // Some rows scroll sideways.
      await control.scrollIntoViewIfNeeded();
      const box = await control.boundingBox();
      expect.soft(box?.height, (await control.textContent()) ?? undefined).toBeGreaterThanOrEqual(leastTarget);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(x + width);
    }
  });
