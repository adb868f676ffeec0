import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {withBrowser} from '../authoring/shared/browser';
import {qualityOf, rankOf} from '../tests/search/judge';
import {queriesOf, sets} from './ranking';
import {printColumns} from './results';
import {type Engine, firstResult, writeEngines} from './search/firstResult';
import {type Served, serveSite} from './site/server';
import {median, slowdown} from './site/visitor';
import {type Figures, kilobytes} from './subject';

const title = `Search in Chromium with the processor slowed ${slowdown} times, on the main thread`;
const names = {ours: 'ours', minisearch: 'MiniSearch, same words', pagefind: 'Pagefind'};
const runs = 5;

/** Searches one query after the other. */
const searchAll = (page: Page, queries: string[]): Promise<{hrefs: string[]; ms: number}[]> =>
  page.evaluate(async (all) => {
    const {search} = window as unknown as Engine;
    const results: {hrefs: string[]; ms: number}[] = [];
    for (const query of all) {
      const started = performance.now();
      const hrefs = await search(query);
      results.push({hrefs, ms: performance.now() - started});
    }
    return results;
  }, queries);

/** What is in the search field after each key press of all misspelled queries. */
const keyPresses = sets
  .flatMap(queriesOf)
  .filter((query) => query.class === 'typo')
  .flatMap(({query}) => Array.from(query, (_, index) => query.slice(0, index + 1)));

async function qualityOn(page: Page): Promise<Figures> {
  const figures: Figures = {};
  for (const set of sets) {
    const judged = queriesOf(set);
    const queries = judged.map(({query}) => query);
    const found = await searchAll(page, queries);
    const ranks = judged.map(({want}, index) => rankOf(found[index]?.hrefs ?? [], want));
    figures[`MRR, \`${set}\``] = qualityOf(ranks).mrr.toFixed(3);
  }
  return figures;
}

async function figuresOf(browser: Browser, served: Served, engine: string): Promise<Figures> {
  const firsts = [await firstResult(browser, served, engine)];
  while (firsts.length < runs) {
    await firsts.at(-1)?.page.context().close();
    firsts.push(await firstResult(browser, served, engine));
  }
  const {page, bytes, restore} = firsts.at(-1) as (typeof firsts)[number];
  const typed = await searchAll(page, keyPresses);
  await restore();
  const times = typed.map(({ms}) => ms).sort((a, b) => a - b);
  const slow = times[Math.floor(times.length * 0.95)] ?? 0;
  const empty = typed.filter(({hrefs}) => hrefs.length === 0).length / typed.length;
  return {
    'until the first result, KB': kilobytes(bytes),
    'first result, ms': median(firsts.map(({ms}) => ms)).toFixed(0),
    'key press in misspelled queries, median / 95th percentile, ms': `${median(times).toFixed(1)} / ${slow.toFixed(1)}`,
    'key presses without a result': `${(empty * 100).toFixed(1)}%`,
    ...(await qualityOn(page)),
  };
}

/** Compares our search with MiniSearch and Pagefind on the judged queries. */
export async function measureSearch(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  const columns: Record<string, Figures> = {};
  try {
    await writeEngines('build', folder);
    await withBrowser(async (browser) => {
      for (const [engine, name] of Object.entries(names)) {
        const served = await serveSite(folder);
        columns[name] = await figuresOf(browser, served, engine).finally(() => served.close());
      }
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
  printColumns(title, columns);
}
