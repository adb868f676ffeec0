import {openCache} from './cache';
import {docsPages, openFiles, type Unsaved} from './files';
import {byPlace, placeOf} from './places';
import {fileRules, siteRules} from './rules/siteRules';
import {contractFiles, openSite, type Site} from './site';
import {suggestName} from './suggestions';
import type {Finding, PageProblem} from './types';

export type {PageProblem} from './types';

/** What to check. */
export interface CheckOptions {
  /** The repository root. */
  root: string;
  /** Pages or folders to check, as paths from the root (default: all of `docs/`). */
  files?: string[];
  /** Unsaved texts by path from the root. For a deleted file, the text is null. */
  unsaved?: Unsaved;
  /** The current date, for expiration dates, as `2026-11-16` (default: today). */
  today?: string;
}

const place = (source: string, file: string, {offset, rule, ...rest}: Finding & {rule: string}): PageProblem => ({
  file,
  ...placeOf(source, offset),
  rule,
  ...rest,
});

/** Returns whether a file is the named one, or in the named folder. */
const isWithin = (file: string, name: string): boolean =>
  file === name || file.startsWith(`${name.replace(/\/$/, '')}/`);

function missing(file: string, all: string[]): PageProblem {
  const {name} = suggestName(file, all);
  const fix = name ? `did you mean ${name}?` : 'name a page as docs/its-name.mdx.';
  return {file, line: 1, column: 1, rule: 'file', message: 'There is no such page in docs/.', fix};
}

/** Reads all pages, and the other files that site rules need. */
export async function readSite({root, unsaved, today}: CheckOptions): Promise<Site> {
  const files = openFiles(root, unsaved);
  const cache = openCache(files);
  // Parsers and dictionaries are loaded only when a file has changed.
  const read = <Found>(file: string, find: (bytes: Buffer) => Promise<Found>) => {
    const bytes = files.read(file) ?? Buffer.alloc(0);
    return cache.get(file, bytes, () => find(bytes));
  };
  const [pages, contracts] = await Promise.all([
    Promise.all(
      docsPages(files).map((file) =>
        read(file, async (bytes) => (await import('./inspect')).inspect(file, bytes, root)),
      ),
    ),
    Promise.all(
      contractFiles.map((file) =>
        read(file, async (bytes) => (await import('./contract')).inspectContract(file, String(bytes))),
      ),
    ),
  ]);
  if (!unsaved) cache.save();
  return openSite(files, {pages, contracts, today: today ?? new Date().toISOString().slice(0, 10)});
}

/** Returns the problems of a site, or of the named pages. */
export function problemsOf(site: Site, named?: string[]): PageProblem[] {
  const all = site.pages.map(({file}) => file);
  const problems = site.pages
    .filter(({file}) => !named || named.some((name) => isWithin(file, name)))
    .flatMap((page) => {
      const found = siteRules.flatMap(({name, check}) => check(page, site).map((one) => ({...one, rule: name})));
      return [...page.findings, ...found].map((finding) => place(page.source, page.file, finding));
    });
  const ofContracts = site.contracts
    .filter(({file}) => !named || named.includes(file))
    .flatMap(({file, source, findings}) => findings.map((finding) => place(source, file, finding)));
  const ofFiles = (named ? [] : fileRules).flatMap(({name, check}) =>
    check(site).map(({file, ...one}) => place(String(site.files.read(file)), file, {...one, rule: name})),
  );
  const unknown = (named ?? [])
    .filter((name) => !contractFiles.includes(name) && !all.some((file) => isWithin(file, name)))
    .map((name) => missing(name, all));
  return [...problems, ...ofContracts, ...ofFiles, ...unknown].sort(byPlace);
}

/** Returns the files of the pages without problems, out of all pages or the named ones. */
export function pagesWithoutProblems(site: Site, named?: string[]): string[] {
  const wrong = problemsOf(site).map(({file}) => file);
  return site.pages
    .map(({file}) => file)
    .filter((file) => !wrong.includes(file) && (!named || named.some((name) => isWithin(file, name))));
}

/**
 * Checks documentation pages without a build.
 * @returns the problems, sorted by file and line; with `files`, only the problems of those files
 * @throws Error if the redirects or the published addresses aren't JSON
 */
export async function checkDocs(options: CheckOptions): Promise<PageProblem[]> {
  return problemsOf(await readSite(options), options.files);
}
