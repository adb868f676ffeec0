import {openCache} from './cache';
import {openFiles, type Unsaved} from './files';
import {mostFindings} from './limits';
import {near} from './near';
import {placeOf} from './places';
import {fileRules, siteRules} from './rules/ofSite';
import {contractFiles, openSite, type Site, sidebarFile} from './site';
import type {Finding, Problem} from './types';

export type {Problem} from './types';

/** What to check, and against what. */
export interface CheckOptions {
  /** The repository's folder. */
  root: string;
  /** Pages or folders to check, as paths from the root; all of `docs/` when left out. */
  files?: string[];
  /** Texts that are not saved yet, by path from the root; null stands for a file that will be gone. */
  unsaved?: Unsaved;
  /** The day against which expiry is judged, as `2026-11-16`; today when left out. */
  today?: string;
  /** Whether what was found is kept on disk for the next process. */
  cache?: boolean;
}

const isPage = (file: string): boolean => /\.mdx?$/.test(file);

const place = (source: string, file: string, {offset, rule, ...rest}: Finding & {rule: string}): Problem => ({
  file,
  ...placeOf(source, offset),
  rule,
  ...rest,
});

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** Whether a file is what was named, or lies in it. */
const stands = (file: string, name: string): boolean => file === name || file.startsWith(`${name.replace(/\/$/, '')}/`);

function missing(file: string, all: string[]): Problem {
  const {name} = near(file, all);
  const fix = name ? `did you mean ${name}?` : 'name a page as docs/its-name.mdx, or write it first.';
  return {file, line: 1, column: 1, rule: 'file', message: 'There is no such page in docs/.', fix};
}

/** Reads all pages, and the files that say how they hang together. */
export async function readSite({root, unsaved, today, cache: onDisk = false}: CheckOptions): Promise<Site> {
  const files = openFiles(root, unsaved);
  const cache = openCache(files, onDisk);
  // Parsers and dictionaries are loaded only when a file has changed.
  const read = <Found>(file: string, find: (bytes: Buffer) => Promise<Found>) => {
    const bytes = files.read(file) ?? Buffer.alloc(0);
    return cache.get(file, bytes, () => find(bytes));
  };
  const [pages, contracts, sidebar] = await Promise.all([
    Promise.all(
      files
        .list('docs')
        .filter(isPage)
        .map((file) => read(file, async (bytes) => (await import('./inspect')).inspect(file, bytes, root))),
    ),
    Promise.all(
      contractFiles.map((file) =>
        read(file, async (bytes) => (await import('./contract')).inspectContract(file, String(bytes))),
      ),
    ),
    read(sidebarFile, async (bytes) => (await import('./code')).readSidebar(sidebarFile, String(bytes))),
  ]);
  cache.save();
  return openSite(files, {pages, contracts, sidebar, today: today ?? new Date().toISOString().slice(0, 10)});
}

/** Everything wrong in a site, or in the named pages of it. */
export function problemsOf(site: Site, named?: string[]): Problem[] {
  const all = site.pages.map(({file}) => file);
  const problems = site.pages
    .filter(({file}) => !named || named.some((name) => stands(file, name)))
    .flatMap((page) => {
      const found = siteRules.flatMap(({name, check}) =>
        check(page, site)
          .slice(0, mostFindings)
          .map((one) => ({...one, rule: name})),
      );
      return [...page.findings, ...found].map((finding) => place(page.source, page.file, finding));
    });
  const ofContracts = site.contracts
    .filter(({file}) => !named || named.includes(file))
    .flatMap(({file, source, findings}) => findings.map((finding) => place(source, file, finding)));
  const ofFiles = named ? [] : fileRules.flatMap(({name, check}) => check(site).map((one) => ({...one, rule: name})));
  const unknown = (named ?? [])
    .filter((name) => !contractFiles.includes(name) && !all.some((file) => stands(file, name)))
    .map((name) => missing(name, all));
  return [...problems, ...ofContracts, ...ofFiles, ...unknown].sort(byPlace);
}

/** The files of the pages in which nothing is wrong, of all pages or of those named. */
export function soundPages(site: Site, named?: string[]): string[] {
  const wrong = problemsOf(site).map(({file}) => file);
  return site.pages
    .map(({file}) => file)
    .filter((file) => !wrong.includes(file) && (!named || named.some((name) => stands(file, name))));
}

/**
 * Checks documentation pages, without a build.
 * @returns everything wrong, in the order of files and lines; with `files`, only what is wrong in those
 * @throws Error when a file that says how pages hang together (redirects, published addresses) is not JSON
 */
export async function checkDocs(options: CheckOptions): Promise<Problem[]> {
  return problemsOf(await readSite(options), options.files);
}
