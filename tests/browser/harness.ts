import {type BrowserContextOptions, test as base, type Page} from '@playwright/test';

export {expect} from '@playwright/test';

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

/** A page, and a record of everything that it should not have done. */
export interface WatchedPage {
  page: Page;
  /** Console errors, page errors, requests that left the site, and everything that the site's policy blocked. */
  faults: string[];
}

/** Runs in pages and workers: writes everything that the policy blocks to the console, and so into `faults`. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    console.error(`policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}

async function watch(page: Page): Promise<WatchedPage> {
  const faults: string[] = [];
  await page.addInitScript(reportViolations);
  page.on('worker', (worker) => void worker.evaluate(reportViolations).catch(() => undefined));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404'))
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (origin !== site() && protocol.startsWith('http')) faults.push(`request left the site: ${request.url()}`);
  });
  return {page, faults};
}

/** Opens a page of the site in a browser context of its own and waits until all of it is laid out. */
export type Open = (path: string, options?: BrowserContextOptions) => Promise<WatchedPage>;

/** Playwright's `test` with `open`, whose contexts are closed when the test ends. */
export const test = base.extend<{open: Open}>({
  open: async ({browser}, use) => {
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
      const watched = await watch(await context.newPage());
      await watched.page.goto(path, {waitUntil: 'load'});
      // Parts that are laid out after the first paint would move what a test measures.
      await watched.page.locator('[data-arriving]').waitFor({state: 'detached'});
      return watched;
    });
    for (const context of contexts) await context.close();
  },
});

/** Returns the text on the clipboard by pasting it, because the site's policy lets no script read it. */
export async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const field = page.locator('body > textarea');
  await field.press('ControlOrMeta+v');
  return field.inputValue();
}
