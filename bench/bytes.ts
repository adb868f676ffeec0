import {saveFirstLoads} from './results';
import {readGroups} from './site/content';
import type {Served} from './site/server';
import {ours} from './site/sites';
import {median, openWindow} from './site/visitor';
import {kilobytes, type Measurement, type Subject} from './subject';

const quietMs = 1000;

/** Returns what a first visit with an empty cache fetches without any input, in bytes of response bodies as sent. */
async function firstLoad({browser, served}: Subject, path: string) {
  const page = await openWindow(browser);
  const before = served.sent.length;
  await page.goto(served.base + path, {waitUntil: 'load'});
  // On a busy machine, the page's scripts may not have made a request when the network is quiet.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await served.quiet(quietMs);
  await page.context().close();
  const sent = served.sent.slice(before);
  const now = sent.filter(({isAhead}) => !isAhead);
  const sum = (responses: Served['sent']) => responses.reduce((total, {bytes}) => total + bytes, 0);
  return {
    bytes: sum(now),
    fontBytes: sum(now.filter(({type}) => type.startsWith('font/'))),
    requests: now.length,
    /** What is also fetched for pages that may be visited next. */
    aheadBytes: sum(sent.filter(({isAhead}) => isAhead)),
  };
}

export const bytes: Measurement = {
  title: 'First load with an empty cache, without any input',
  async measure(subject) {
    const {site} = subject;
    const loads: Record<string, Awaited<ReturnType<typeof firstLoad>>> = {};
    for (const id of readGroups().flatMap((group) => group.ids)) loads[id] = await firstLoad(subject, site.address(id));
    const all = Object.values(loads);
    const quickStart = loads['quick-start'];
    if (!quickStart) throw new Error('The quick start is missing in sidebars.ts.');
    saveFirstLoads(site.id, loads);
    return {
      'quick start, KB': kilobytes(quickStart.bytes),
      'without fonts, KB': kilobytes(quickStart.bytes - quickStart.fontBytes),
      requests: quickStart.requests,
      'also prefetched for later pages, KB': kilobytes(quickStart.aheadBytes),
      'median of all pages, KB': kilobytes(median(all.map((load) => load.bytes))),
      'largest page, KB': kilobytes(Math.max(...all.map((load) => load.bytes))),
      ...(site === ours && {'home page, KB': kilobytes((await firstLoad(subject, '/')).bytes)}),
    };
  },
};
