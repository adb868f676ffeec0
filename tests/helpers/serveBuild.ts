import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {findBrowser} from '../../authoring/shared/browser';
import {createSiteServer} from '../../deploy/server';

/** Headless Chromium, which Debian packages separately. The tests take a quarter less time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Serves `build/` while the browser tests run, unless SITE_URL names a server, and finds the browser. The tests read both
 * from the environment.
 * @returns a function that stops the server
 * @throws Error that says what to do when there is no build or no browser
 */
export default async function serveBuild(): Promise<() => void> {
  if (!process.env.CHROMIUM_PATH)
    process.env.CHROMIUM_PATH = existsSync(headlessShell) ? headlessShell : await findBrowser();
  if (process.env.SITE_URL) return () => undefined;
  const server = createSiteServer('build').listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  process.env.SITE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
