import {createHash} from 'node:crypto';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {docsRoute} from '../../../src/facts/routes';
import {islandFiles} from '../../compile/islands';
import {attribute, eachElement} from '../../shared/builtPage';
import {type Collector, filesIn} from '../../shared/builtSite';
import {only} from '../../shared/expect';
import {attributesIn, namesIn, prune} from './prune';

/** A part of the site whose pages share a style sheet. Most readers stay in one part. */
interface Area {
  name: string;
  /** Matches the paths of its pages. The first area that matches takes a page. */
  paths: RegExp;
}

const areas: Area[] = [
  {name: 'documentation', paths: new RegExp(`^${docsRoute}`)},
  {name: 'home', paths: /^\/$/},
  {name: 'products', paths: /^\/products/},
  {name: 'solutions', paths: /^\/solutions/},
  {name: 'site', paths: /^/},
];

const here = 'plugins/finish/styles/areaStyles.ts';

const folder = 'assets/css';

/** The folder with the scripts that run on all pages. They may use classes that no page has yet. */
const scriptFolder = 'assets/enhance';

/** Returns the address that pages hold until the style sheet exists. */
const marker = (area: string): string => `/${folder}/${area}.not-built-yet.css`;

/** What an area's pages may select by: names in their tags, and the islands on them, whose scripts may use more. */
interface Used {
  names: Set<string>;
  islands: Set<string>;
}

/** Attributes with long values that no style sheet selects by. */
const ignored = ['d', 'dataProps', 'content'];

/** Collects what a style sheet may select an element by: its name, and each word of its attributes' values. */
function collect({tagName, properties}: Element, {names, islands}: Used): void {
  names.add(tagName);
  if (properties.dataIsland !== undefined) islands.add(String(properties.dataIsland));
  for (const key in properties) {
    if (ignored.includes(key)) continue;
    const value = properties[key];
    for (const word of Array.isArray(value) ? value : String(value).split(' ')) names.add(String(word));
  }
}

/**
 * Replaces the site's style sheet with one for each area, which holds only the rules that the area's pages and the scripts
 * on them use.
 * @returns the collector; it throws when a page doesn't link exactly one style sheet
 */
export const areaStyles: Collector = ({outDir}) => {
  const used = new Map<string, Used>();
  const sheets = new Set<string>();
  return {
    read(page) {
      const {name} = areas.find(({paths}) => paths.test(page.path)) as Area;
      const link = only(selectAll('link[rel=stylesheet]', page.head), page, 'one style sheet', here);
      sheets.add(attribute(link, 'href') ?? '');
      link.properties.href = marker(name);
      const area = used.get(name) ?? {names: new Set(), islands: new Set()};
      used.set(name, area);
      eachElement(page.tree, (element) => {
        collect(element, area);
        return undefined;
      });
    },
    async finish() {
      const whole = only([...sheets], {file: 'All pages'}, 'the same style sheet', here);
      const css = await readFile(join(outDir, whole), 'utf8');
      const attributes = attributesIn(css);
      const shared = filesIn(join(outDir, scriptFolder)).map((file) => `${scriptFolder}/${file}`);
      const addresses = new Map<string, string>();
      for (const [area, {names, islands}] of used) {
        const ofIslands = await Promise.all([...islands].map(islandFiles));
        const scripts = new Set([...shared, ...ofIslands.flat()].filter((file) => file.endsWith('.js')));
        const inScripts = await Promise.all([...scripts].map((file) => readFile(join(outDir, file), 'utf8')));
        const styles = await prune(css, [...names, ...inScripts.flatMap(namesIn)], attributes);
        const hash = createHash('sha256').update(styles).digest('hex').slice(0, 8);
        addresses.set(marker(area), `/${folder}/${area}.${hash}.css`);
        await writeFile(join(outDir, `${folder}/${area}.${hash}.css`), styles);
      }
      await rm(join(outDir, whole));
      return addresses;
    },
  };
};
