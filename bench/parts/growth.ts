import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {compressFolder} from '../../plugins/finish/compress';
import {filesIn} from '../../plugins/shared/builtSite';
import type {Chromium} from '../browser/launch';
import {grownContent} from '../site/generated';
import {ours, type Site} from '../site/generators';
import {type Content, prepareProject} from '../site/projects';
import {serveSite} from '../site/server';
import {firstLoad, recordFetches} from './bytes';

/** Measurements of a site with some number of pages: first load of the quick start in bytes, and one cold build. */
interface Size {
  /** The number of generated pages. */
  added: number;
  bytes: number;
  seconds: number;
  peakMb: number | undefined;
  /** The size of the built files in MB, without compressed copies. */
  outMb: number;
}

/** How a site changes with more pages, starting with the site as it is. */
export type Growth = [Size, ...Size[]];

const page = 'quick-start';

function folderMb(folder: string): number {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const plain = files.filter(({name}) => !/\.(br|gz)$/.test(name));
  return plain.reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;
}

/** Returns the address that a file is served at, without a slash at the end. */
const addressOf = (file: string): string => `/${file}`.replace(/(?:\/index)?\.html$/, '');

/**
 * Compresses what a visit fetches, as our build does with all files. Compressing all files of a peer with thousands of
 * pages would take longer than its build.
 */
async function compressFetched(chromium: Chromium, site: Site, folder: string): Promise<void> {
  const served = await serveSite(folder, site.immutable);
  const requests = await recordFetches(chromium, served, site.address(page)).finally(() => served.close());
  const fetched = new Set(requests.map(({url}) => new URL(url).pathname.replace(/\/$/, '')));
  const files = filesIn(folder).filter((file) => fetched.has(`/${file}`) || fetched.has(addressOf(file)));
  await compressFolder(folder, files);
}

async function measureSize(chromium: Chromium, site: Site, content: Content, added: number): Promise<Size> {
  const project = await prepareProject(site, grownContent(content, added), `grown-${added}`);
  const {seconds, peakMb} = await project.build('cold');
  const outMb = Math.round(folderMb(project.out));
  // The server lists the files when it starts.
  if (site !== ours) await compressFetched(chromium, site, project.out);
  const served = await serveSite(project.out, site === ours ? undefined : site.immutable);
  try {
    const {bytes} = await firstLoad(chromium, served, site.address(page));
    return {added, bytes, seconds: Number(seconds.toFixed(1)), peakMb: peakMb && Math.round(peakMb), outMb};
  } finally {
    await served.close();
  }
}

/** Builds a site as it is, and with each of these numbers of generated pages added, once each from scratch. */
export async function measureGrowth(
  chromium: Chromium,
  site: Site,
  content: Content,
  counts: number[],
): Promise<Growth> {
  const sizes: Growth = [await measureSize(chromium, site, content, 0)];
  for (const added of counts) sizes.push(await measureSize(chromium, site, content, added));
  return sizes;
}
