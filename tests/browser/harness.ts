import {after, before} from 'node:test';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {launchBrowser} from '../../authoring/browser';

/** The built site's address, which `scripts/test.ts` serves. */
export function site(): string {
  const address = process.env.SITE_URL;
  if (!address)
    throw new Error('SITE_URL is not set: run the browser tests through `npm test`, which serves the built site.');
  return address;
}

export const wide = {width: 1440, height: 900};
export const narrow = {width: 390, height: 844};

/** A page with a record of everything it should not have done. */
export interface WatchedPage {
  page: Page;
  /** Console errors, page errors, requests that left the site and everything that the site's policy blocked. */
  faults: string[];
}

/** Runs in pages and workers: has everything that the policy blocks end in the console, and so in `faults`. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    console.error(`policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}

/**
 * Gives a test file one browser for all its tests, closed at the end.
 * @returns a function that opens a page in a context of its own, at `path`, and waits until all of it is laid out
 */
export function browserForFile(): (path: string, options?: BrowserContextOptions) => Promise<WatchedPage> {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  return async (path, options = {}) => {
    const context = await browser.newContext({viewport: wide, reducedMotion: 'reduce', baseURL: site(), ...options});
    const page = await context.newPage();
    const faults: string[] = [];
    await context.addInitScript(reportViolations);
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
    await page.goto(path, {waitUntil: 'load'});
    // What a page leaves until it is painted would move what a test measures.
    await page.locator('[data-arriving]').waitFor({state: 'detached'});
    return {page, faults};
  };
}

/** What is on the clipboard. The site's policy lets no script read it, so it is pasted as a reader would. */
export async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const field = page.locator('body > textarea');
  await field.press('ControlOrMeta+v');
  return field.inputValue();
}
