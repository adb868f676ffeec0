import {existsSync, readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {Props} from '@docusaurus/types';
import type {Page} from './builtPage';

/** The built site, as far as the finishing pass needs it. */
export type Site = Pick<Props, 'outDir' | 'siteDir' | 'plugins'>;

/** Writes something into the built site before its pages are read, such as a script bundle that pages will load. */
export type Preparation = (site: Site) => Promise<void>;

/** Prepares a change for all pages of a site and returns the function that makes it to one page. */
export type Transform = (site: Pick<Site, 'outDir'>) => (page: Page) => void;

/** Something that depends on all pages, such as the search index. */
export interface Collection {
  /** Reads a page after all transforms. May replace an address that isn't known yet with a marker. */
  read(page: Page): void;
  /**
   * Runs once, after the last page.
   * @returns the text that takes the place of each marker in the pages
   */
  finish(): Promise<ReadonlyMap<string, string> | undefined>;
}

export type Collector = (site: Site) => Collection;

/** Returns the files below a folder of the built site, relative to it and with slashes; none without such a folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
