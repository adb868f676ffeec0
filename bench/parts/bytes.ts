import type {Chromium} from '../browser/launch';
import {Reader} from '../browser/reader';
import type {Fetched} from '../browser/traffic';
import type {Site} from '../site/generators';
import type {Served} from '../site/server';

/** A first visit with an empty cache, before the reader has touched anything. Bytes of bodies, as sent. */
export interface Visit {
  bytes: number;
  requests: number;
  byKind: Partial<Record<Fetched['kind'], number>>;
  /** Heads of the answers. */
  headBytes: number;
  /** Fetched besides for pages that may come next. */
  aheadBytes: number;
  /** What left the server meanwhile, as a check on the browser's count; with the icon, which the browser leaves out. */
  sentBytes: number;
}

/** The first visits of a site, by page. */
export type FirstLoads = Record<string, Visit>;

const quietMs = 1000;
const sum = (fetched: Fetched[]): number => fetched.reduce((total, {bytes}) => total + bytes, 0);

function byKind(fetched: Fetched[]): Visit['byKind'] {
  const kinds: Visit['byKind'] = {};
  for (const {kind, bytes} of fetched) kinds[kind] = (kinds[kind] ?? 0) + bytes;
  return kinds;
}

/** Runs in the page: on a busy machine its scripts may not have asked for anything yet when the network is quiet. */
const pageIdle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())));

/** Visits one address in a window of its own, and returns what it has fetched once the network is quiet. */
export async function fetchedBy(chromium: Chromium, served: Served, path: string): Promise<Fetched[]> {
  const reader = await Reader.open(chromium);
  try {
    await reader.visit(served.base + path);
    await reader.evaluate(pageIdle);
    await reader.quiet(quietMs);
    return reader.traffic.fetched();
  } finally {
    await reader.close();
  }
}

/** Measures a visit of one address. */
export async function firstLoad(chromium: Chromium, served: Served, path: string): Promise<Visit> {
  const before = served.sent();
  const fetched = await fetchedBy(chromium, served, path);
  const now = fetched.filter(({ahead}) => !ahead);
  return {
    bytes: sum(now),
    requests: now.length,
    byKind: byKind(now),
    headBytes: now.reduce((total, {headBytes}) => total + headBytes, 0),
    aheadBytes: sum(fetched.filter(({ahead}) => ahead)),
    sentBytes: served.sent() - before,
  };
}

/** First visits of all documentation pages of a site. */
export async function measureBytes(chromium: Chromium, site: Site, served: Served, ids: string[]): Promise<FirstLoads> {
  const loads: FirstLoads = {};
  for (const id of ids) loads[id] = await firstLoad(chromium, served, site.address(id));
  return loads;
}
