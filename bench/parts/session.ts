import {setTimeout as wait} from 'node:timers/promises';
import {linkTo} from '../browser/inPage';
import type {Chromium} from '../browser/launch';
import {Reader} from '../browser/reader';
import type {Site} from '../site/generators';
import type {Served} from '../site/server';

/**
 * A visit to five pages, with a tab switch and a copied sample: the bodies of all responses, whatever requested them.
 */
export interface Session {
  bytes: number;
  requests: number;
  /** The same session with one search in it, until its first result. */
  withSearchBytes: number;
  withSearchRequests: number;
}

/** A newcomer's path: the index, then the first group of the sidebar, in order. */
const journey = ['index', 'platform-overview', 'quick-start', 'account-setup', 'core-concepts'];
/** The page where the reader tries the code, and looks something up. */
const tried = 'quick-start';
const query = 'rotate key';
const quietMs = 800;
/** Time to read a page, during which prefetched files arrive. */
const readMs = 500;

async function tryControls(reader: Reader, {controls}: Site): Promise<void> {
  await reader.click(controls.tab);
  await wait(readMs);
  await reader.click(controls.copy);
}

async function search(reader: Reader, {controls}: Site): Promise<void> {
  await reader.click(controls.search);
  await reader.find(controls.searchField);
  await reader.quiet(quietMs);
  await reader.type(query);
  await reader.find(controls.searchResult);
  await reader.quiet(quietMs);
  await reader.key('Escape');
}

/** Reads the journey's pages by clicking their links, as a reader does: move, hover for 200 ms, click. */
async function read(reader: Reader, site: Site, served: Served, searches: boolean): Promise<void> {
  for (const [step, id] of journey.entries()) {
    const path = site.address(id);
    if (step === 0) await reader.visit(served.base + path);
    else {
      await reader.click(linkTo(path));
      await reader.arrive(path);
    }
    await wait(readMs);
    await reader.quiet(quietMs);
    if (id !== tried) continue;
    await tryControls(reader, site);
    if (searches) await search(reader, site);
    await reader.quiet(quietMs);
  }
}

async function measureOnce(chromium: Chromium, site: Site, served: Served, searches: boolean) {
  const reader = await Reader.open(chromium);
  try {
    await read(reader, site, served, searches);
    const fetched = reader.traffic.fetched();
    return {bytes: fetched.reduce((sum, {bytes}) => sum + bytes, 0), requests: fetched.length};
  } finally {
    await reader.close();
  }
}

/** Measures the bytes and requests of a reading session, without and with a search. */
export async function measureSession(chromium: Chromium, site: Site, served: Served): Promise<Session> {
  const plain = await measureOnce(chromium, site, served, false);
  const searching = await measureOnce(chromium, site, served, true);
  return {...plain, withSearchBytes: searching.bytes, withSearchRequests: searching.requests};
}
