import {once} from 'node:events';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {launchBrowser} from '../authoring/shared/browser';
import {createSiteServer} from '../deploy/server';
import type {Judged} from '../tests/search/judge';
import {measureDialog} from './search/dialog';
import {type Measured, measure} from './search/measure';
import {engines, prepareSite} from './search/prepare';
import {table} from './search/table';
import {createPeerServer} from './site/server';
import {median} from './statistics';

const names: Record<(typeof engines)[number], string> = {
  ours: 'ours',
  sameWords: 'MiniSearch, same words and answers',
  pagefind: 'Pagefind',
};

const site = resolve(process.argv[2] ?? 'build');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const share = (value: number | undefined) => (value ?? 0).toFixed(3);
const judged = (file: string): Judged[] =>
  (JSON.parse(readFileSync(`tests/search/${file}`, 'utf8')) as {queries: Judged[]}).queries;

/** Returns the bytes of everything that the site loads for search, compressed as it's served. */
function shippedBytes(): number {
  const folder = join(site, 'assets/search');
  const files = readdirSync(folder).filter((file) => file.endsWith('.br'));
  return files.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
}

/**
 * Returns the bytes of what Pagefind requested. Its own formats are compressed, and any server would compress its
 * scripts.
 */
function piecesOf(folder: string, addresses: string[]): number {
  const files = [...new Set(addresses.filter((address) => address.startsWith('/pagefind/')))];
  return files.reduce((sum, address) => {
    const content = readFileSync(join(folder, new URL(address, 'http://localhost').pathname));
    return sum + (address.endsWith('.js') ? brotliCompressSync(content).length : content.length);
  }, 0);
}

function row(name: string, bytes: number, known: Measured, others: Measured[]): string[] {
  return [
    name,
    ...[known.mrr, known.success, known.pageMrr, ...others.map(({mrr}) => mrr)].map(share),
    kilobytes(bytes),
    // Each set of queries is a run of its own, with nothing loaded before, so the median of each time is shown.
    ...(['readyMs', 'keyP50', 'keyP95'] as const).map((time) =>
      median([known, ...others].map((run) => run[time])).toFixed(time === 'readyMs' ? 0 : 1),
    ),
  ];
}

async function main(): Promise<void> {
  if (!existsSync(join(site, 'assets/search')))
    throw new Error(`There is no built site in ${site}. Run \`npm run build\` first.`);
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const bytes = await prepareSite(site, folder);
  // Pagefind compiles WebAssembly, which the site's own policy forbids, so the engines are compared without a policy.
  const servers = [createPeerServer(folder, /^\/assets\//), createSiteServer(site)].map((server) =>
    server.listen(0, '127.0.0.1'),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const bases = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const log: string[] = [];
  servers[0]?.on('request', ({url}) => log.push(String(url)));
  const browser = await launchBrowser();
  const rows: string[][] = [];
  const classRows: string[][] = [];
  try {
    for (const engine of engines) {
      const known = await measure(browser, bases[0] ?? '', engine, judged('queries.json'), log);
      const others: Measured[] = [];
      for (const file of ['second.json', 'heldOut.json', 'stranger.json', 'namesHeldOut.json'])
        others.push(await measure(browser, bases[0] ?? '', engine, judged(file), log));
      rows.push(row(names[engine], bytes[engine] ?? piecesOf(folder, known.asked), known, others));
      classRows.push([names[engine], ...Object.values(known.byClass).map(share)]);
    }
    console.log(
      table(
        [
          'engine',
          'MRR@10',
          'success@5',
          'MRR@10, pages',
          'MRR@10, second set',
          'MRR@10, held out',
          "MRR@10, stranger's",
          'MRR@10, names',
          'KB',
          'first result, ms',
          'key press p50',
          'p95',
        ],
        rows,
      ),
    );
    console.log(`\n${table(['engine', ...new Set(judged('queries.json').map((query) => query.class))], classRows)}`);
    const {firsts, keys, longTasks} = await measureDialog(browser, bases[1] ?? '');
    keys.sort((a, b) => a - b);
    const p95 = keys[Math.floor(keys.length * 0.95)] ?? 0;
    console.log(
      `\nThe dialog at 4x: first open to first result ${firsts.map((ms) => ms.toFixed(0)).join(', ')} ms; key press to paint p95 ${p95.toFixed(1)} ms of ${keys.length}; tasks above 50 ms: ${longTasks.length}; everything it loads: ${kilobytes(shippedBytes())} KB.`,
    );
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    rmSync(folder, {recursive: true});
  }
}

void main();
