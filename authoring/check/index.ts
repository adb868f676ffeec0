import {type Files, openFiles, type Unsaved} from './files';
import {near} from './near';
import {type Outline, outlineOf} from './outline';
import {readPage} from './page';
import {placeOf} from './places';
import {fileRules, pageRules, siteRules} from './rules';
import {openSite} from './site';
import {readText} from './text';
import type {Finding, Problem} from './types';

export type {Edit, Problem} from './types';

/** What to check, and against what. */
export interface CheckOptions {
  /** The repository's folder. */
  root: string;
  /** Pages to check, as paths from the root; all of `docs/` when left out. */
  files?: string[];
  /** Texts that are not saved yet, by path from the root; null stands for a file that will be gone. */
  unsaved?: Unsaved;
  /** The day against which expiry is judged, as `2026-11-16`; today when left out. */
  today?: string;
}

const isPage = (file: string): boolean => /\.mdx?$/.test(file);

async function inspect(file: string, files: Files): Promise<Outline> {
  const text = readText(files.read(file) ?? Buffer.alloc(0));
  if (text.finding) {
    const findings = [{rule: 'file', ...text.finding}];
    return {file, source: text.source, matter: [], anchors: [], links: [], shapes: [], drawings: [], findings};
  }
  const page = readPage(file, text.source);
  const found = await Promise.all(
    pageRules.map(async ({name, check}) => (await check(page)).map((finding) => ({...finding, rule: name}))),
  );
  return {...(await outlineOf(page, files.root)), findings: found.flat()};
}

const place = (source: string, file: string, {offset, rule, ...rest}: Finding & {rule: string}): Problem => ({
  file,
  ...placeOf(source, offset),
  rule,
  ...rest,
});

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

function missing(file: string, all: string[]): Problem {
  const {name} = near(file, all);
  const fix = name ? `did you mean ${name}?` : 'write a page into docs/ first.';
  return {file, line: 1, column: 1, rule: 'file', message: 'There is no such page in docs/.', fix};
}

/**
 * Checks documentation pages, without a build.
 * @returns everything wrong, in the order of files and lines; with `files`, only what is wrong in those
 * @throws Error when a file that says how pages hang together (redirects, published addresses) is not JSON
 */
export async function checkDocs({root, files: named, unsaved, today}: CheckOptions): Promise<Problem[]> {
  const files = openFiles(root, unsaved);
  const all = files.list('docs').filter(isPage);
  const pages = await Promise.all(all.map((file) => inspect(file, files)));
  const site = openSite(files, pages, today ?? new Date().toISOString().slice(0, 10));
  const problems = pages
    .filter(({file}) => !named || named.includes(file))
    .flatMap((page) => {
      const found = siteRules.flatMap(({name, check}) =>
        check(page, site).map((finding) => ({...finding, rule: name})),
      );
      return [...page.findings, ...found].map((finding) => place(page.source, page.file, finding));
    });
  const ofFiles = named
    ? []
    : fileRules.flatMap(({name, check}) => check(site).map((found) => ({...found, rule: name})));
  const unknown = (named ?? []).filter((file) => !all.includes(file)).map((file) => missing(file, all));
  return [...problems, ...ofFiles, ...unknown].sort(byPlace);
}
