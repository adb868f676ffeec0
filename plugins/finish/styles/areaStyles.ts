import {createHash} from 'node:crypto';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {selectAll} from 'hast-util-select';
import {docsRoute} from '../../../src/facts/routes';
import {islandFiles} from '../../compile/islands';
import {attribute, type Element, eachElement} from '../../shared/builtPage';
import {type Collector, filesIn} from '../../shared/builtSite';
import {only} from '../../shared/expect';
import {namesIn, prune, subtract} from './prune';

/**
 * The parts of the site whose pages share a style sheet, because most readers stay in one. All others are
 * of the area `site`.
 */
const areas = {
  documentation: new RegExp(`^${docsRoute}`),
  home: /^\/$/,
  products: /^\/products/,
  solutions: /^\/solutions/,
};

const here = 'plugins/finish/styles/areaStyles.ts';

const folder = 'assets/css';

/** The folder with the scripts that run on all pages. They may use classes that no page has yet. */
const scriptFolder = 'assets/enhance';

/** Returns the address that pages hold until the style sheet exists. */
const marker = (sheet: string): string => `/${folder}/${sheet}.not-built-yet.css`;

/** Returns the name of the style sheet that an area's pages with islands load after the area's own. */
const ofIslands = (area: string): string => `${area}-islands`;

/** What an area's pages may select by. */
interface Used {
  /** Names in the pages' tags, outside of islands. */
  names: Set<string>;
  /** Names in the tags within islands, and within elements with `data-rare`. */
  inIslands: Set<string>;
  /** The islands on the pages. Their scripts may use more names. */
  islands: Set<string>;
}

/** Attributes with long values that no style sheet selects by. */
const ignored = ['d', 'dataProps', 'content'];

/** Collects what a style sheet may select an element by: its name, and each word of its attributes' values. */
function collect({tagName, properties}: Element, names: Set<string>): void {
  names.add(tagName);
  for (const key in properties) {
    if (ignored.includes(key)) continue;
    const value = properties[key];
    for (const word of Array.isArray(value) ? value : String(value).split(' ')) names.add(String(word));
  }
}

/**
 * Replaces the site's style sheet with one for each area, which holds only the rules that the area's pages and the scripts
 * on them use. Rules that only islands and elements with `data-rare` use are in a second one, which only pages with either
 * load: eleven of the seventeen documentation pages have none.
 * @returns the collector; it throws when a page doesn't link exactly one style sheet
 */
export const areaStyles: Collector = ({outDir}) => {
  const used = new Map<string, Used>();
  const sheets = new Set<string>();
  return {
    read(page) {
      const [name] = Object.entries(areas).find(([, paths]) => paths.test(page.path)) ?? ['site'];
      const link = only(selectAll('link[rel=stylesheet]', page.head), page, 'one style sheet', here);
      sheets.add(attribute(link, 'href') ?? '');
      link.properties.href = marker(name);
      const {names, inIslands, islands} = used.get(name) ?? {
        names: new Set(),
        inIslands: new Set(),
        islands: new Set(),
      };
      used.set(name, {names, inIslands, islands});
      let hasIslands = false;
      eachElement(page.tree, (element) => {
        const {dataIsland: island, dataRare: rare} = element.properties;
        collect(element, rare === undefined ? names : inIslands);
        if (island === undefined && rare === undefined) return undefined;
        hasIslands = true;
        if (island !== undefined) islands.add(String(island));
        eachElement(element, (inside) => {
          collect(inside, inIslands);
          const {dataIsland: nested} = inside.properties;
          if (nested !== undefined) islands.add(String(nested));
          return undefined;
        });
        return false;
      });
      if (!hasIslands) return;
      const properties = {...link.properties, href: marker(ofIslands(name))};
      page.head.children.push({type: 'element', tagName: 'link', properties, children: []});
    },
    async finish() {
      const whole = only([...sheets], {file: 'All pages'}, 'the same style sheet', here);
      const css = await readFile(join(outDir, whole), 'utf8');
      const addresses = new Map<string, string>();
      const write = async (sheet: string, styles: string) => {
        const hash = createHash('sha256').update(styles).digest('hex').slice(0, 8);
        addresses.set(marker(sheet), `/${folder}/${sheet}.${hash}.css`);
        await writeFile(join(outDir, `${folder}/${sheet}.${hash}.css`), styles);
      };
      const namesOf = async (files: string[]) => {
        const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
        const contents = await Promise.all(scripts.map((file) => readFile(join(outDir, file), 'utf8')));
        return contents.flatMap(namesIn);
      };
      // The tools for agents show nothing.
      const shown = filesIn(join(outDir, scriptFolder)).filter((file) => !file.startsWith('agentTools'));
      const inScripts = await namesOf(shown.map((file) => `${scriptFolder}/${file}`));
      for (const [area, {names, inIslands, islands}] of used) {
        const outside = [...names, ...inScripts];
        const styles = await prune(css, outside);
        await write(area, styles);
        if (inIslands.size === 0) continue;
        const inParts = await namesOf((await Promise.all([...islands].map(islandFiles))).flat());
        const complete = await prune(css, [...outside, ...inIslands, ...inParts]);
        await write(ofIslands(area), subtract(complete, styles));
      }
      await rm(join(outDir, whole));
      return addresses;
    },
  };
};
