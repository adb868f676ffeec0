import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {findBrowser} from '../../authoring/shared/browser';
import {createSiteServer} from '../../deploy/server';

/** Headless Chromium, which Debian packages separately. */
const debian = '/usr/bin/chromium-headless-shell';

/** Finds a Chromium without a window: Debian's, or the one in an npm package. The tests take half the time in it. */
async function findHeadlessBrowser(): Promise<string> {
  if (existsSync(debian)) return debian;
  if (process.platform !== 'linux' || process.arch !== 'x64') return findBrowser();
  const {default: packaged} = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/**
 * Serves `build/` while the browser tests run, unless SITE_URL names a server, and finds the browser. The tests read both
 * from the environment.
 * @returns a function that stops the server
 * @throws Error that says what to do when there is no build or no browser
 */
export default async function serveBuild(): Promise<() => void> {
  process.env.CHROMIUM_PATH ||= await findHeadlessBrowser();
  if (process.env.SITE_URL) return () => undefined;
  const server = createSiteServer('build').listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  process.env.SITE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
