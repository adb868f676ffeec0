import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {prune} from './prune';
import {renameInCss, renameInHtml, shortNames, unusedClasses} from './shortNames';

/** An area of the site, whose pages share a style sheet: its name, and which pages (`products/pricing.html`) are in it. */
export interface Area {
  name: string;
  pages: RegExp;
}

const stylesheet = /(?<=<link rel=["']?stylesheet["']? href=["']?)\/assets\/css\/[\w.-]+\.css/g;

/** The one style sheet that a built page links. */
function linked(html: string, file: string): string {
  const [address, ...others] = html.match(stylesheet) ?? [];
  if (!address || others.length > 0)
    throw new Error(
      `${file}: expected one style sheet, found ${others.length + (address ? 1 : 0)}. Docusaurus has changed how pages link it: adapt plugins/area-styles.`,
    );
  return address;
}

async function readPages(outDir: string): Promise<Map<string, string>> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(outDir, file), 'utf8')] as const)),
  );
}

/** The files of a folder below the built site whose names end so; none when there is no such folder. */
async function readAll(folder: string, ending: string): Promise<string[]> {
  const files = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith(ending)) : [];
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

/**
 * Step of the finished build: in place of one style sheet for the whole site, each area gets its own, which holds only
 * what its pages and the scripts on them use, under short class names. Classes that nothing uses go.
 * @param areas asked in this order; the first whose pattern fits takes a page
 * @returns the step; it throws when a page is in no area, or does not link exactly one style sheet
 */
export const areaStylesStep =
  (areas: Area[]) =>
  async ({outDir}: {outDir: string}): Promise<void> => {
    const pages = await readPages(outDir);
    const scripts = await readAll(join(outDir, 'assets/enhance'), '.js');
    const search = await readAll(join(outDir, 'assets/search'), '.css');
    const searchScripts = await readAll(join(outDir, 'assets/search'), '.js');
    const [whole, ...others] = new Set([...pages].map(([file, html]) => linked(html, file)));
    if (!whole || others.length > 0)
      throw new Error(`Expected one style sheet for all pages, found ${others.length + 1}.`);
    const css = await readFile(join(outDir, whole), 'utf8');

    const areaOf = (file: string) => {
      const area = areas.find(({pages: pattern}) => pattern.test(file));
      if (!area) throw new Error(`${file} is in no area. Fix: add one to areaStylesStep in docusaurus.config.ts.`);
      return area.name;
    };
    for (const {name} of areas) {
      const files = [...pages.keys()].filter((file) => areaOf(file) === name);
      const texts = files.map((file) => pages.get(file) ?? '');
      if (texts.length === 0) continue;
      const names = shortNames(texts, css, scripts, search);
      const unused = unusedClasses(texts, css, [...scripts, ...searchScripts]);
      const pruned = renameInCss(await prune(css, [...texts, ...scripts]), names);
      const hash = createHash('sha256').update(pruned).digest('hex').slice(0, 8);
      const address = `/assets/css/${name}.${hash}.css`;
      await writeFile(join(outDir, address), pruned);
      for (const [index, file] of files.entries())
        await writeFile(
          join(outDir, file),
          renameInHtml(texts[index] ?? '', names, unused).replace(stylesheet, address),
        );
    }
    await rm(join(outDir, whole));
  };
