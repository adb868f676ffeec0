import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axeCore from 'axe-core';

const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the violations that axe finds on a page, one line for each failing element.
 * Waits for colors that are changing, because axe would judge one on the way.
 * Unfolds long samples, because axe would compare clipped lines with what the page shows in their place.
 * Doesn't load style sheets again for axe, because only experimental rules read them.
 * @param runOnly the rules to apply, in axe's format (default: axe's own selection)
 * @param context the selector of the part of the page to check
 */
export async function accessibilityFaults(
  page: Page,
  runOnly?: axeCore.RunOptions['runOnly'],
  context = 'html',
): Promise<string[]> {
  const rules: axeCore.RunOptions = {runOnly, resultTypes: ['violations'], preload: {assets: ['media']}};
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(
    async ([selector, options]) => {
      const changing = document
        .getAnimations()
        // That of a scroll bar doesn't end in parts of the page that aren't rendered yet.
        .filter((each) => each instanceof CSSTransition && each.transitionProperty !== 'scrollbar-color');
      for (const sample of document.querySelectorAll<HTMLElement>('[data-long]')) sample.dataset.whole = '';
      await Promise.allSettled(changing.map(({finished}) => finished));
      const {axe} = window as unknown as {axe: typeof axeCore};
      const {violations} = await axe.run(selector, options);
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [context, rules] as const,
  );
}
