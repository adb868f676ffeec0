import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run: (
    context: string,
    options: object,
  ) => Promise<{violations: {id: string; nodes: {target: string[]; failureSummary: string}[]}[]}>;
}

/**
 * Returns what axe finds on a page, one line for each failing element; nothing when the page has no fault.
 * Doesn't load style sheets again for axe, because only experimental rules read them.
 * @param runOnly the rules to apply, as axe takes them; its own selection when left out
 * @param context the part of the page to look at, as a selector
 */
export async function accessibilityFaults(page: Page, runOnly?: object, context = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(
    async ([selector, options]) => {
      const {axe} = window as unknown as {axe: Axe};
      const {violations} = await axe.run(selector, options);
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [context, {runOnly, resultTypes: ['violations'], preload: {assets: ['media']}}] as const,
  );
}
