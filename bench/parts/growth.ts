import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {compressFolder} from '../../plugins/finish/publish';
import type {Chromium} from '../browser/launch';
import {grownContent} from '../site/generated';
import {ours, type Site} from '../site/generators';
import {type Content, prepareProject} from '../site/projects';
import {serveSite} from '../site/server';
import {firstLoad} from './bytes';

/** What a site is with some number of pages: first load of the quick start in bytes, and one cold build. */
interface Size {
  bytes: number;
  seconds: number;
  peakMb: number | undefined;
  /** The built files in MB, as they come from the generator. */
  outMb: number;
}

/** What more pages do to a site. */
export interface Growth {
  base: Size;
  grown: Size;
  added: number;
}

const page = 'quick-start';

function folderMb(folder: string): number {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const plain = files.filter(({name}) => !/\.(br|gz)$/.test(name));
  return plain.reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;
}

async function measureSize(chromium: Chromium, site: Site, content: Content, name: string): Promise<Size> {
  const project = await prepareProject(site, content, name);
  const {seconds, peakMb} = await project.build('cold');
  const outMb = Math.round(folderMb(project.out));
  if (site !== ours) await compressFolder(project.out);
  const served = await serveSite(project.out, site === ours ? undefined : site.immutable);
  try {
    const {bytes} = await firstLoad(chromium, served, site.address(page));
    return {bytes, seconds: Number(seconds.toFixed(1)), peakMb: peakMb && Math.round(peakMb), outMb};
  } finally {
    await served.close();
  }
}

/** Builds a site as it is and with so many generated pages more, once each from nothing. */
export async function measureGrowth(chromium: Chromium, site: Site, content: Content, added: number): Promise<Growth> {
  const base = await measureSize(chromium, site, content, 'base');
  const grown = await measureSize(chromium, site, grownContent(content, added), 'grown');
  return {base, grown, added};
}
