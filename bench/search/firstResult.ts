import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {build} from 'esbuild';
import {readIndex} from '../ranking';
import {run} from '../site/projects';
import type {Served} from '../site/server';
import {openWindow, slowdown} from '../site/visitor';
import type {Search} from './contender';
import {prebuild} from './minisearchIndex';

/** What an engine's script defines in the page. */
export interface Engine {
  load: () => Promise<Search>;
  search: Search;
}

/** Writes everything that the engines load for a built site to a folder. */
export async function writeEngines(site: string, folder: string): Promise<void> {
  const index = readIndex(site);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Search</title>');
  writeFileSync(join(folder, 'ours.json'), JSON.stringify(index));
  writeFileSync(join(folder, 'minisearch.json'), prebuild(index));
  await build({
    entryPoints: ['ours', 'minisearch', 'pagefind'].map((name) => `bench/search/entries/${name}.ts`),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    nodePaths: ['bench/node_modules'],
  });
  const output = join(folder, 'pagefind');
  const args = ['--site', site, '--output-path', output, '--root-selector', 'main'];
  await run('bench/node_modules/.bin/pagefind', args);
}

/** Opens a page with an engine, and returns it with the time and the bytes until the first result. */
export async function firstResult(browser: Browser, {base, sent}: Served, engine: string) {
  const page = await openWindow(browser);
  await page.goto(base);
  const before = sent.length;
  await page.addScriptTag({type: 'module', url: `/${engine}.js`});
  await page.waitForFunction(() => 'load' in window);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const ms = await page.evaluate(async () => {
    const engine = window as unknown as Engine;
    const started = performance.now();
    engine.search = await engine.load();
    await engine.search('key');
    return performance.now() - started;
  });
  const bytes = sent.slice(before).reduce((sum, response) => sum + response.bytes, 0);
  return {page, ms, bytes, restore: () => protocol.send('Emulation.setCPUThrottlingRate', {rate: 1})};
}
