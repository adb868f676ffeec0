import {setTimeout as wait} from 'node:timers/promises';
import {openWindow, visible} from './site/visitor';
import {kilobytes, type Measurement, type Subject} from './subject';

/** A newcomer's path: the index, then the first group of the sidebar, in order. */
const journey = ['index', 'platform-overview', 'quick-start', 'account-setup', 'core-concepts'];
/** The page where the visitor tries the code, and looks something up. */
const tried = 'quick-start';
const query = 'rotate key';
const quietMs = 800;
/** How long the pointer stays on a link before the press. */
const hoverMs = 200;

/** Reads the journey's pages by clicking their links, and returns what the server has sent. */
async function read(
  {browser, site, served}: Subject,
  isSearching: boolean,
): Promise<{bytes: number; requests: number}> {
  const {tab, copy, search, searchField, searchResult} = site.controls;
  const page = await openWindow(browser);
  const before = served.sent.length;
  await page.goto(served.base + site.address('index'), {waitUntil: 'load'});
  for (const id of journey) {
    const path = site.address(id);
    if (id !== 'index') {
      const link = visible(page, `a[href="${path}"]`);
      await link.hover();
      await wait(hoverMs);
      await link.click();
      await page.waitForURL((url) => url.pathname === path);
    }
    await served.quiet(quietMs);
    if (id !== tried) continue;
    await visible(page, tab).click();
    await visible(page, copy).click();
    if (!isSearching) continue;
    await visible(page, search).click();
    await visible(page, searchField).pressSequentially(query);
    await visible(page, searchResult).waitFor();
    await served.quiet(quietMs);
    await page.keyboard.press('Escape');
  }
  await page.context().close();
  const sent = served.sent.slice(before);
  return {bytes: sent.reduce((sum, response) => sum + response.bytes, 0), requests: sent.length};
}

export const session: Measurement = {
  title: 'A visit to five pages, with a tab switch and a copied sample: everything that the server sends',
  async measure(subject) {
    const [plain, searching] = [await read(subject, false), await read(subject, true)];
    return {
      KB: kilobytes(plain.bytes),
      requests: plain.requests,
      'with one search, KB': kilobytes(searching.bytes),
      'with one search, requests': searching.requests,
    };
  },
};
