import {existsSync, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** The browsers that journeys run in. */
export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** Returns the path of an installed program. */
export const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** Returns the path of Firefox: the one that FIREFOX_PATH names, or an installed one. */
export const findFirefox = (): string | undefined =>
  [
    process.env.FIREFOX_PATH ?? '',
    onPath('firefox-esr') ?? '',
    onPath('firefox') ?? '',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find((path) => path && existsSync(path));

/** The folder in which Linux distributions put WebKitGTK's MiniBrowser. */
const libraries = '/usr/lib';

/** Returns the paths of WebKit's driver, its browser, and the program that gives both a virtual display. */
export function findWebKit(): {driver: string; browser: string; screen: string} | undefined {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('xvfb-run')];
  if (!driver || !screen) return;
  const browser = readdirSync(libraries)
    .map((folder) => join(libraries, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path));
  return browser ? {driver, browser, screen} : undefined;
}

/** Returns the installed browsers. Always includes Chromium, because the tests stop with a message without it. */
export function installedBrowsers(): BrowserName[] {
  return ['chromium', ...(findFirefox() ? (['firefox'] as const) : []), ...(findWebKit() ? (['webkit'] as const) : [])];
}
