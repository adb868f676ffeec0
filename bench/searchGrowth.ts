import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import type {Browser} from 'playwright-core';
import {launchBrowser} from '../authoring/shared/browser';
import {encode} from '../plugins/files/search-index/encode';
import {splitAtHeadings} from '../plugins/files/search-index/fromMarkdown';
import {pack} from '../plugins/files/search-index/pack';
import {readSynonyms} from '../plugins/files/search-index/synonyms';
import {indexFiles} from '../plugins/files/search-index/writeIndex';
import {formatNumber} from '../src/facts/format';
import {keyTimes, percentile, prepare, slowdown} from './search/measure';
import {table} from './search/table';
import {grownContent} from './site/generated';
import {ours} from './site/generators';
import {realContent} from './site/projects';

const usage = `npm run bench:search-growth [-- COUNT…]
  Measures the search with COUNT generated pages added (default: 1000 5000), once with the index in one file and once split.
  The browser runs the engine on the main thread, with the processor slowed ${slowdown} times.`;

const typed = ['microphone permission', 'maxAlternatives', 'how do i rotate my key', 'recogntion options', 'free tier'];

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

function grownIndex(count: number) {
  const pages = grownContent(realContent(), count).pages.map(({id, title, tree}) => ({
    path: ours.address(id),
    title,
    sections: splitAtHeadings(tree, title),
  }));
  return encode(pack(pages, [], new Map(), readSynonyms('.')));
}

async function bundledEngine(): Promise<string> {
  const entryPoints = ['bench/search/engines/grown.ts'];
  const {outputFiles} = await build({entryPoints, bundle: true, minify: true, format: 'esm', write: false});
  return outputFiles[0]?.text ?? '';
}

/** Measures one index, and returns a row of the table. */
async function measureFiles(browser: Browser, name: string, {address, files}: ReturnType<typeof indexFiles>) {
  const script = await bundledEngine();
  const compressed = new Map([...files].map(([path, content]) => [path, brotliCompressSync(content)]));
  compressed.set('/bench/index.json', compressed.get(address) ?? Buffer.alloc(0));
  compressed.set('/engine.js', brotliCompressSync(script));
  compressed.set('/', brotliCompressSync('<!doctype html><title>Search</title>'));
  let sent = 0;
  const server = createServer(({url = ''}, response) => {
    const content = compressed.get(url);
    sent += content?.length ?? 0;
    const type = url.endsWith('.js') ? 'text/javascript' : url === '/' ? 'text/html' : 'application/json';
    response.writeHead(content ? 200 : 404, {'Content-Type': type, 'Content-Encoding': 'br'}).end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.addScriptTag({type: 'module', url: '/engine.js'});
    await page.waitForFunction(() => 'contender' in window);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    sent = 0;
    const first = await prepare(page);
    const sentFirst = sent;
    const keys = await keyTimes(page, typed);
    const size = [...files.keys()].reduce((sum, path) => sum + (compressed.get(path)?.length ?? 0), 0);
    return [
      name,
      kilobytes(size),
      kilobytes(sentFirst),
      first.toFixed(0),
      kilobytes(sent - sentFirst),
      ...[0.5, 0.95].map((share) => percentile(keys, share).toFixed(0)),
      Math.max(...keys).toFixed(0),
    ];
  } finally {
    await page.close();
    server.close();
  }
}

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const counts = (options.length > 0 ? options : ['1000', '5000']).map(Number);
  if (options.includes('--help') || counts.some(Number.isNaN)) {
    console.log(usage);
    return;
  }
  const browser = await launchBrowser();
  const rows: string[][] = [];
  try {
    for (const count of counts) {
      const index = grownIndex(count);
      const name = formatNumber(count);
      rows.push(await measureFiles(browser, `${name}, one file`, indexFiles(index, Number.POSITIVE_INFINITY)));
      rows.push(await measureFiles(browser, `${name}, split`, indexFiles(index, 0)));
    }
  } finally {
    await browser.close();
  }
  const head = ['pages added', 'index, KB', 'loaded for the first result, KB', 'first result, ms'];
  console.log(table([...head, 'loaded for the keys, KB', 'key press p50', 'p95', 'longest'], rows));
}

void main();
