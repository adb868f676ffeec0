import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import {readPage} from '../../plugins/finish/page';
import {filesIn} from '../../plugins/finish/site';
import {pageText} from '../../plugins/search-index/fromPage';
import type {Document} from './engines/shared';
import {vitepress} from './engines/vitepress';

/** The engines by name, as the files in `engines/` are called. */
export const engines = ['ours', 'sameWords', 'minisearch', 'lunr', 'pagefind'] as const;

/** Returns every section of the built pages with its whole text and code. */
function documentsOf(site: string): Document[] {
  const documents: Document[] = [];
  for (const file of filesIn(site).filter((name) => name.endsWith('.html'))) {
    const page = readPage(readFileSync(join(site, file), 'utf8'), file);
    const {path} = page;
    const content = pageText(page);
    for (const {id, heading, text, code} of content?.sections ?? []) {
      documents.push({
        id: documents.length,
        href: id ? `${path}#${id}` : path,
        heading,
        trail: id ? [content?.title ?? ''] : [],
        text: `${text} ${code}`,
      });
    }
  }
  return documents;
}

function minisearchIndex(documents: Document[]): string {
  const engine = new MiniSearch(vitepress);
  engine.addAll(documents.map(({id, href, heading, trail, text}) => ({id, href, title: heading, titles: trail, text})));
  return JSON.stringify(engine);
}

function lunrIndex(documents: Document[]): string {
  const index = lunr(function (this: lunr.Builder) {
    this.ref('id');
    this.field('heading', {boost: 5});
    this.field('trail', {boost: 1});
    this.field('text');
    for (const document of documents) this.add({...document, trail: document.trail.join(' ')});
  });
  return JSON.stringify({documents, index});
}

/**
 * Writes a copy of the site with everything that the engines need.
 * @returns the size of what each engine loads, compressed with brotli. Pagefind loads parts, which the browser counts
 */
export async function prepareSite(site: string, target: string): Promise<Record<string, number>> {
  cpSync(site, target, {recursive: true, filter: (file) => !/\.(br|gz)$/.test(file)});
  const folder = join(target, 'bench');
  mkdirSync(folder, {recursive: true});
  const documents = documentsOf(site);
  const ours = readdirSync(join(site, 'assets/search')).find((file) => /^index-\w+\.json$/.test(file)) ?? '';
  writeFileSync(join(folder, 'ours.json'), readFileSync(join(site, 'assets/search', ours)));
  writeFileSync(join(folder, 'minisearch.json'), minisearchIndex(documents));
  writeFileSync(join(folder, 'lunr.json'), lunrIndex(documents));
  const entryPoints = engines.map((name) => `bench/search/engines/${name}.ts`);
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    nodePaths: ['bench/node_modules'],
  });
  execFileSync(
    'bench/node_modules/.bin/pagefind',
    [
      '--site',
      target,
      '--root-selector',
      'main',
      '--glob',
      '{index,404,about,get-started,signin,products,solutions,developers,company/**/*,products/**/*,solutions/**/*,developers/**/*}.html',
    ],
    {stdio: 'pipe'},
  );
  const bytes = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length;
  const whole = engines.filter((name) => name !== 'pagefind');
  return Object.fromEntries(
    whole.map((name) => [name, bytes(`${name}.js`) + bytes(name === 'sameWords' ? 'ours.json' : `${name}.json`)]),
  );
}
