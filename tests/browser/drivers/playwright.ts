import {type Browser, firefox} from '@playwright/test';
import {launchBrowser} from '../../../authoring/shared/browser';
import {findFirefox} from '../../helpers/installedBrowsers';
import {grantedPermissions, site} from '../harness';
import type {Driver, Size, Tab} from './types';

/** Opens a window of a browser that Playwright drives. */
async function openTab(browser: Browser, viewport: Size): Promise<Tab> {
  // Firefox doesn't know these permissions.
  const permissions = browser.browserType().name() === 'chromium' ? grantedPermissions : [];
  const context = await browser.newContext({viewport, reducedMotion: 'reduce', baseURL: site(), permissions});
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({message}) => faults.push(`page error: ${message}`));
  return {
    go: async (path) => void (await page.goto(path, {waitUntil: 'load'})),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).first().click(),
    // Forced, because an open menu may cover the element: the pointer then leaves the menu's link.
    hover: (selector) => page.locator(selector).first().hover({force: true}),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    faults: async () => faults,
    close: () => context.close(),
  };
}

const driverOf = (browser: Browser): Driver => ({open: (size) => openTab(browser, size), quit: () => browser.close()});

export const launchChromium = async (): Promise<Driver> => driverOf(await launchBrowser());

/** Starts the installed Firefox, which speaks WebDriver BiDi. Playwright's own build of it isn't needed. */
export const launchFirefox = async (): Promise<Driver> =>
  driverOf(
    await firefox.launch({
      channel: 'moz-firefox',
      executablePath: findFirefox(),
      firefoxUserPrefs: {'ui.prefersReducedMotion': 1},
    }),
  );
