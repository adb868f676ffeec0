import type {Browser, Page} from 'playwright-core';
import {type Judged, qualityOf, rankOf} from '../../tests/search/judge';

/** The results of one engine. Times are in milliseconds, with the page's processor slowed four times. */
export interface Measured {
  mrr: number;
  success: number;
  pageMrr: number;
  byClass: Record<string, number>;
  readyMs: number;
  keyP50: number;
  keyP95: number;
  /** Addresses requested until the first result, for engines that load parts of their index. */
  asked: string[];
}

/** How many times slower the page's processor is while times are measured. */
export const slowdown = 4;

/** Returns the value below which a share of the values lies, such as 0.5 for the median. */
export const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Returns the rank of the first right page, whichever of its sections was found. */
function pageRankOf(hrefs: string[], want: string[]): number {
  const pages = (list: string[]) => [...new Set(list.map((href) => href.split('#')[0] ?? ''))];
  return rankOf(pages(hrefs), pages(want));
}

interface Runner {
  contender: {prepare: () => Promise<void>; search: (query: string) => Promise<string[]>};
}

/** Returns the time from nothing loaded to the first result. */
export async function prepare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now();
    const {contender} = window as unknown as Runner;
    await contender.prepare();
    await contender.search('key');
    return performance.now() - started;
  });
}

/** Returns the time of each key press while queries are typed letter by letter. */
export async function keyTimes(page: Page, queries: string[]): Promise<number[]> {
  return page.evaluate(async (texts) => {
    const {contender} = window as unknown as Runner;
    const times: number[] = [];
    for (const text of texts) {
      for (let length = 1; length <= text.length; length++) {
        const started = performance.now();
        await contender.search(text.slice(0, length));
        times.push(performance.now() - started);
      }
    }
    return times;
  }, queries);
}

/**
 * Runs the judged queries through one engine in a browser.
 * @param log the addresses of all requests to the server, including those of workers
 */
export async function measure(
  browser: Browser,
  base: string,
  engine: string,
  judged: Judged[],
  log: string[],
): Promise<Measured> {
  const context = await browser.newContext({baseURL: base});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto('/signin');
  log.splice(0);
  await page.addScriptTag({type: 'module', url: `/bench/${engine}.js`});
  await page.waitForFunction(() => 'contender' in window);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const readyMs = await prepare(page);
  const asked = [...log];
  const typed = judged.filter((_, index) => index % 10 === 0).map(({query}) => query);
  const keys = await keyTimes(page, typed);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  const found = await page.evaluate(
    async (queries) => {
      const {contender} = window as unknown as Runner;
      const all: string[][] = [];
      for (const query of queries) all.push(await contender.search(query));
      return all;
    },
    judged.map(({query}) => query),
  );
  await context.close();
  const ranks = judged.map(({want}, index) => rankOf(found[index] ?? [], want));
  const pageRanks = judged.map(({want}, index) => pageRankOf(found[index] ?? [], want));
  const classes = [...new Set(judged.map((query) => query.class))];
  const byClass = Object.fromEntries(
    classes.map((name) => [name, qualityOf(ranks.filter((_, index) => judged[index]?.class === name)).mrr]),
  );
  return {
    ...qualityOf(ranks),
    pageMrr: qualityOf(pageRanks).mrr,
    byClass,
    readyMs,
    keyP50: percentile(keys, 0.5),
    keyP95: percentile(keys, 0.95),
    asked,
  };
}
