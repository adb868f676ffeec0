import type {AddressInfo} from 'node:net';
import {findBrowser, findPackagedBrowser} from '../../authoring/shared/browser';
import {createSiteServer} from '../../deploy/server';

/**
 * Serves `build/` while the browser tests run, unless SITE_URL names a server, and finds the browser. The tests read both
 * from the environment. The packaged headless Chromium comes first, because it needs half the time of a whole one.
 * @returns a function that stops the server
 * @throws Error that says what to do when there is no build or no browser
 */
export default async function serveBuild(): Promise<() => void> {
  process.env.CHROMIUM_PATH ||= (await findPackagedBrowser()) ?? (await findBrowser());
  if (process.env.SITE_URL) return () => undefined;
  const server = createSiteServer('build').listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  process.env.SITE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
