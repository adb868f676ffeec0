import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {islandsFolder} from '../islands/compile';
import {prune} from './prune';
import {renameInCss, renameInHtml, shortNames, unusedClasses} from './shortNames';
import {withoutSpare} from './spare';
import {renameVariables, shortVariables} from './variables';

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

/** The files of a folder below the built site whose names end so, with what is in them; none without such a folder. */
async function readAll(folder: string, ending: string): Promise<Map<string, string>> {
  const files = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith(ending)) : [];
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  );
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Rewrites the search's style sheets with the areas' names of variables, under new addresses, since a browser keeps what
 * it has under the old ones.
 * @returns the new address for each old one
 */
async function rewriteSearch(
  outDir: string,
  sheets: Map<string, string>,
  names: Map<string, string>,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const [file, css] of sheets) {
    const renamed = renameVariables(css, names);
    const address = `/assets/search/${file.replace(/-\w+\.css$/, '')}-${hashOf(renamed)}.css`;
    await rm(join(outDir, 'assets/search', file));
    await writeFile(join(outDir, address), renamed);
    addresses.set(`/assets/search/${file}`, address);
  }
  return addresses;
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
    const islands = await readAll(join(outDir, islandsFolder), '.js');
    const scripts = [
      ...(await readAll(join(outDir, 'assets/enhance'), '.js')).values(),
      ...[...islands].filter(([file]) => !file.startsWith('react.')).map(([, script]) => script),
    ];
    const search = await readAll(join(outDir, 'assets/search'), '.css');
    const allScripts = [...scripts, ...(await readAll(join(outDir, 'assets/search'), '.js')).values()];
    const [whole, ...others] = new Set([...pages].map(([file, html]) => linked(html, file)));
    if (!whole || others.length > 0)
      throw new Error(`Expected one style sheet for all pages, found ${others.length + 1}.`);
    const css = await readFile(join(outDir, whole), 'utf8');

    const areaOf = (file: string) => {
      const area = areas.find(({pages: pattern}) => pattern.test(file));
      if (!area) throw new Error(`${file} is in no area. Fix: add one to areaStylesStep in docusaurus.config.ts.`);
      return area.name;
    };
    const variables = shortVariables([css, ...search.values()], [...pages.values()], allScripts);
    const addresses = await rewriteSearch(outDir, search, variables);
    for (const {name} of areas) {
      const files = [...pages.keys()].filter((file) => areaOf(file) === name);
      const texts = files.map((file) => pages.get(file) ?? '');
      if (texts.length === 0) continue;
      const names = shortNames(texts, css, scripts, [...search.values()]);
      const unused = unusedClasses(texts, css, allScripts);
      const pruned = withoutSpare(await prune(css, [...texts, ...scripts]), texts);
      const styles = renameVariables(renameInCss(pruned, names), variables);
      const address = `/assets/css/${name}.${hashOf(styles)}.css`;
      await writeFile(join(outDir, address), styles);
      for (const [index, file] of files.entries()) {
        const html = renameInHtml(texts[index] ?? '', names, unused).replace(stylesheet, address);
        await writeFile(
          join(outDir, file),
          [...addresses].reduce((text, [old, now]) => text.replaceAll(old, now), html),
        );
      }
    }
    await rm(join(outDir, whole));
  };
