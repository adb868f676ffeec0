import {type BrowserContextOptions, test as base, expect, type Page} from '@playwright/test';

export {expect};

/** Returns the address of the built site, which `tests/helpers/serveBuild.ts` serves. */
export function site(): string {
  const address = process.env.SITE_URL;
  if (!address) throw new Error('SITE_URL is not set. Fix: run the browser tests with `npm test -- browser`.');
  return address;
}

export const wide = {width: 1440, height: 900};
export const narrow = {width: 390, height: 844};

/** The permissions that a reader's press grants without a prompt. A headless browser asks for them nevertheless. */
export const grantedPermissions = ['clipboard-write'];

/** Holds back the responses to requests for an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Returns what the page has loaded so far, with the page itself, and the bytes of each as they were sent. */
export const loadedBy = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const {name, transferSize, encodedBodySize} = entry as PerformanceResourceTiming;
      return {name, transferred: transferSize, bytes: transferSize === 0 ? 0 : encodedBodySize};
    }),
  );

/** Matches what React logs if a page isn't what it was built as, before it renders the island anew. */
export const hydrationFault = /hydrat|Minified React error #(?:418|421|423|425)/i;

/** What the pages of a test did wrong, and what of it the test expects. */
export interface Faults {
  /** Console errors, page errors, requests that left the site, and everything that the site's policy blocked. */
  found: string[];
  expected: RegExp[];
}

/** Runs in pages and workers: writes everything that the policy blocks to the console, and so into the faults. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    console.error(`policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}

async function watch(page: Page, found: string[]): Promise<void> {
  await page.addInitScript(reportViolations);
  page.on('worker', (worker) => void worker.evaluate(reportViolations).catch(() => undefined));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404'))
      found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (origin !== site() && protocol.startsWith('http')) found.push(`request left the site: ${request.url()}`);
  });
}

/** Opens a page of the site in a browser context of its own and waits until all of it is laid out. */
export type Open = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** Playwright's `test` with `open`. A test fails for every fault of its pages that it doesn't expect. */
export const test = base.extend<{open: Open; faults: Faults}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  faults: ({}, use) => use({found: [], expected: []}),
  open: async ({browser, faults}, use) => {
    const contexts: {close: () => Promise<void>}[] = [];
    await use(async (path, options = {}) => {
      const context = await browser.newContext({
        viewport: wide,
        reducedMotion: 'reduce',
        baseURL: site(),
        permissions: grantedPermissions,
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      await watch(page, faults.found);
      await page.goto(path, {waitUntil: 'load'});
      // Parts that are laid out after the first paint would move what a test measures.
      await page.evaluate(async () => {
        while (document.querySelector('[data-arriving]')) await new Promise((resolve) => setTimeout(resolve, 5));
      });
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults.found.filter((fault) => !faults.expected.some((pattern) => pattern.test(fault)))).toEqual([]);
  },
});

/** Returns the text on the clipboard by pasting it, because the site's policy lets no script read it. */
export async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const field = page.locator('body > textarea');
  await field.press('ControlOrMeta+v');
  return field.inputValue();
}
