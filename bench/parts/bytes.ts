import type {Chromium} from '../browser/launch';
import {Reader} from '../browser/reader';
import type {Fetched} from '../browser/traffic';
import type {Site} from '../site/generators';
import type {Served} from '../site/server';

/** A first visit with an empty cache, without any input. Bytes are those of response bodies, as sent. */
export interface Visit {
  bytes: number;
  requests: number;
  byKind: Partial<Record<Fetched['kind'], number>>;
  /** Bytes of the response headers. */
  headerBytes: number;
  /** Bytes that were also fetched in advance, for pages that may be visited next. */
  aheadBytes: number;
  /**
   * What the server sent meanwhile, to verify the browser's count. Includes the icon, which the browser doesn't count.
   */
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

/**
 * Runs in the page: waits for its scripts. On a busy machine, they may not have made a request when the network is
 * quiet.
 */
const pageIdle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())));

/** Visits one address in a window of its own, and returns what it has fetched once the network is quiet. */
export async function recordFetches(chromium: Chromium, served: Served, path: string): Promise<Fetched[]> {
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
  const fetched = await recordFetches(chromium, served, path);
  const now = fetched.filter(({ahead}) => !ahead);
  return {
    bytes: sum(now),
    requests: now.length,
    byKind: byKind(now),
    headerBytes: now.reduce((total, {headerBytes}) => total + headerBytes, 0),
    aheadBytes: sum(fetched.filter(({ahead}) => ahead)),
    sentBytes: served.sent() - before,
  };
}

/** Measures first visits of all documentation pages of a site. */
export async function measureBytes(chromium: Chromium, site: Site, served: Served, ids: string[]): Promise<FirstLoads> {
  const loads: FirstLoads = {};
  for (const id of ids) loads[id] = await firstLoad(chromium, served, site.address(id));
  return loads;
}
