import {type BrowserName, installedBrowsers, packages} from './installedBrowsers';

/**
 * Checks that every browser is installed.
 * @throws Error that names the packages to install
 */
export default function requireBrowsers(): void {
  const missing = (Object.keys(packages) as BrowserName[]).filter((name) => !installedBrowsers().includes(name));
  if (missing.length > 0) throw new Error(`Install ${missing.map((name) => packages[name]).join(', and ')}.`);
}
