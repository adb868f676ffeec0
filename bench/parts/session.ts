import {setTimeout as wait} from 'node:timers/promises';
import {linkTo} from '../browser/inPage';
import type {Chromium} from '../browser/launch';
import {Reader} from '../browser/reader';
import type {Site} from '../site/generators';
import type {Served} from '../site/server';

/** What five pages took, with a tab switch and a copied sample: everything that left the server, whoever asked for it. */
export interface Session {
  bytes: number;
  requests: number;
  /** The same session with one search in it, until its first result. */
  withSearchBytes: number;
  withSearchRequests: number;
}

const journey = ['index', 'quick-start', 'core-concepts', 'web-sdk', 'rest-api-reference'];
/** The page where the reader tries the code, and looks something up. */
const tried = 'quick-start';
const query = 'rotate key';
const quietMs = 800;
/** Time to read a page, in which whatever is fetched ahead comes. */
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

/** Reads the journey's pages by pressing their links, as a reader does: move, stay for 200 ms, press. */
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
  const before = served.sent();
  const reader = await Reader.open(chromium);
  try {
    await read(reader, site, served, searches);
    return {bytes: served.sent() - before, requests: reader.traffic.fetched().length};
  } finally {
    await reader.close();
  }
}

/** Bytes and requests of a reading session, without and with a search. */
export async function measureSession(chromium: Chromium, site: Site, served: Served): Promise<Session> {
  const plain = await measureOnce(chromium, site, served, false);
  const searching = await measureOnce(chromium, site, served, true);
  return {...plain, withSearchBytes: searching.bytes, withSearchRequests: searching.requests};
}
