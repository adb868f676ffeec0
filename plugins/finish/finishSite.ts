import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type BuildRecord, recordFile} from '../shared/buildRecord';
import {readPage, writePage} from '../shared/builtPage';
import {type Collector, filesIn, type Preparation, type Site, type Transform} from '../shared/builtSite';
import {publish} from './compress';
import {inlineScripts, mostScripts} from './policy/inlineScripts';

/** What the finishing pass does, each list in this order. */
export interface FinishOptions {
  /** Run before pages are read. */
  before: Preparation[];
  /** Change each page. */
  transforms: Transform[];
  /** Read each page after its transforms, and act at the same time once all pages are read, the first of the list first. */
  collectors: Collector[];
  /** Run once everything but compressed copies is written. */
  after: Preparation[];
  /** Whether the pages load the Docusaurus application, which needs a wider policy. */
  application: boolean;
}

/** Replaces the markers in a page. */
const fill = (html: string, addresses: Iterable<[string, string]>): string =>
  [...addresses].reduce((text, [marker, address]) => text.replaceAll(marker, address), html);

/**
 * Finishes a built site: reads, parses, transforms, serializes, and writes each page once, then compresses all
 * files. Between reading and writing, pages wait as bytes, because the addresses of the search index and of the style
 * sheets depend on all of them.
 * @throws Error when a page isn't what a transform expects, or pages have too many inline scripts
 */
export async function finishSite(site: Site, options: FinishOptions): Promise<void> {
  const {outDir} = site;
  for (const prepare of options.before) await prepare(site);
  const transforms = options.transforms.map((transform) => transform(site));
  const collections = options.collectors.map((collector) => collector(site));
  const scripts = new Set<string>();
  const waiting = new Map<string, Buffer>();
  for (const file of filesIn(outDir).filter((name) => name.endsWith('.html'))) {
    const page = readPage(await readFile(join(outDir, file), 'utf8'), file);
    for (const transform of transforms) transform(page);
    for (const collection of collections) collection.read(page);
    for (const source of inlineScripts(page)) scripts.add(source);
    waiting.set(file, Buffer.from(writePage(page)));
  }
  if (scripts.size > mostScripts)
    throw new Error(`Pages have ${scripts.size} different inline scripts. Fix: make them the same, or files.`);
  const found = await Promise.all(collections.map((collection) => collection.finish()));
  for (const add of options.after) await add(site);
  const addresses = found.flatMap((each) => [...(each ?? [])]);
  const id = await publish(outDir, (file) => {
    const page = waiting.get(file);
    waiting.delete(file);
    return page && Buffer.from(fill(page.toString(), addresses));
  });
  const record: BuildRecord = {id, scripts: [...scripts].sort(), ...(options.application && {application: true})};
  await writeFile(join(outDir, recordFile), `${JSON.stringify(record, null, 2)}\n`);
}
