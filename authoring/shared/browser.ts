import {existsSync} from 'node:fs';
import {type Browser, chromium} from '@playwright/test';

/** Flags for Chromium: no sandbox, because containers don't allow it, and no network traffic of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns an installed Chromium, if there is one. */
export const findInstalledBrowser = (): string | undefined => usualPlaces.find((path) => existsSync(path));

/** Returns the headless Chromium of an npm package, which it unpacks. The package has one for Linux x64 only. */
export async function findPackagedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const {default: packaged} = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/**
 * Finds a Chromium on this machine: the one that CHROMIUM_PATH names, an installed one, or the one in an npm package.
 * It downloads nothing.
 * @throws Error that says what to install when there is none
 */
export async function findBrowser(): Promise<string> {
  const {CHROMIUM_PATH: named = ''} = process.env;
  const found = (existsSync(named) ? named : findInstalledBrowser()) ?? (await findPackagedBrowser());
  if (found) return found;
  throw new Error('No Chromium was found. Install Chrome or Chromium, or set CHROMIUM_PATH to its executable.');
}

/** Starts a headless Chromium. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: await findBrowser(), args: chromiumFlags});
}

/** Runs a function with a headless Chromium, and closes the browser even if the function fails. */
export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchBrowser();
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}
