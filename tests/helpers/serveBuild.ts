import {findBrowser, findPackagedBrowser} from '../../authoring/shared/browser';
import {createSiteServer} from '../../deploy/siteServer';
import {startLocally} from './localServer';

/**
 * Serves `build/` while the browser tests run, unless SITE_URL names a server, and finds the browser. The tests read both
 * from the environment. The packaged headless Chromium comes first, because it needs half the time of a whole one.
 * @returns a function that stops the server
 * @throws Error that says what to do when there is no build or no browser
 */
export default async function serveBuild(): Promise<() => void> {
  process.env.CHROMIUM_PATH ||= (await findPackagedBrowser()) ?? (await findBrowser());
  if (process.env.SITE_URL) return () => undefined;
  const {url, stop} = await startLocally(createSiteServer('build'));
  process.env.SITE_URL = url;
  return stop;
}
