import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Element, Nodes} from 'hast';
import {selectAll} from 'hast-util-select';
import {SKIP, visit} from 'unist-util-visit';
import {islandFiles} from '../../islands';
import {missingStyles} from '../../islands/styles';
import {only} from '../expect';
import {attribute} from '../page';
import {type Collector, filesIn} from '../site';
import {prune} from './prune';

/** A part of the site whose pages share a style sheet: its name, and which files of pages belong to it. */
export interface Area {
  name: string;
  pages: RegExp;
}

const here = 'plugins/finish/styles/areaStyles.ts';

const folder = 'assets/css';

/** The folder with the scripts that run on all pages. They may use classes that no page has yet. */
const scriptFolder = 'assets/enhance';

/** Returns the address that pages hold until the style sheet exists. */
const marker = (name: string): string => `/${folder}/${name}.not-built-yet.css`;

/** A page with islands, and what only they add to what its area's style sheet must cover. */
interface IslandPage {
  area: string;
  islands: Set<string>;
  names: Set<string>;
}

/**
 * Collects what a style sheet may select by: names of elements, and each word of their attributes' values.
 * @returns the islands, whose content is left out
 */
function collectNames(tree: Nodes, names: Set<string>): Element[] {
  const islands: Element[] = [];
  visit(tree, 'element', (element: Element) => {
    const {tagName, properties} = element;
    names.add(tagName);
    for (const [key, value] of Object.entries(properties))
      if (key !== 'dataProps')
        for (const word of Array.isArray(value) ? value : String(value).split(' ')) names.add(String(word));
    if (properties.dataIsland === undefined || element === tree) return undefined;
    islands.push(element);
    return SKIP;
  });
  return islands;
}

const readScripts = (outDir: string, files: string[]): string[] =>
  files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(outDir, file), 'utf8'));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Replaces the site's style sheet with one for each area, which holds only the rules that the area's pages and the
 * scripts on them use. A page with islands loads a second one, with what they need besides, so that the other pages of
 * the area don't.
 * @param areas the first whose pattern matches takes a page
 * @returns the collector; it throws when a page is in no area, or doesn't link exactly one style sheet
 */
export const areaStyles =
  (areas: Area[]): Collector =>
  ({outDir}) => {
    const used = new Map<string, Set<string>>();
    const islandPages = new Map<string, IslandPage>();
    const sheets = new Set<string>();

    const write = async (name: string, styles: string): Promise<string> => {
      const address = `/${folder}/${name}.${hashOf(styles)}.css`;
      await writeFile(join(outDir, address), styles);
      return address;
    };

    return {
      read(page) {
        const area = areas.find(({pages}) => pages.test(page.file))?.name;
        if (!area) throw new Error(`${page.file} is in no area. Fix: add one to areaStyles in docusaurus.config.ts.`);
        const links = selectAll('link[rel=stylesheet]', page.head);
        const link = only(links, page, 'one style sheet', here);
        sheets.add(attribute(link, 'href') ?? '');
        link.properties.href = marker(area);
        const names = used.get(area) ?? new Set();
        used.set(area, names);
        const islands = collectNames(page.tree, names);
        if (islands.length === 0) return;
        const key = [area, ...new Set(islands.map(({properties}) => String(properties.dataIsland)))].join('-');
        const together = islandPages.get(key) ?? {area, islands: new Set(), names: new Set()};
        islandPages.set(key, together);
        for (const island of islands) {
          together.islands.add(String(island.properties.dataIsland));
          collectNames(island, together.names);
        }
        const own: Element = {...link, properties: {...link.properties, href: marker(key)}};
        page.head.children.splice(page.head.children.indexOf(link) + 1, 0, own);
      },
      async finish() {
        const whole = only([...sheets], {file: 'All pages'}, 'the same style sheet', here);
        const css = await readFile(join(outDir, whole), 'utf8');
        const scriptFiles = filesIn(join(outDir, scriptFolder)).map((file) => `${scriptFolder}/${file}`);
        const scripts = readScripts(outDir, scriptFiles);
        const addresses = new Map<string, string>();
        const styles = new Map<string, string>();
        for (const [area, names] of used) {
          styles.set(area, await prune(css, names, scripts));
          addresses.set(marker(area), await write(area, styles.get(area) ?? ''));
        }
        for (const [key, {area, islands, names}] of islandPages) {
          const files = [...islands].flatMap(islandFiles);
          const both = await prune(
            css,
            [...(used.get(area) ?? []), ...names],
            [...scripts, ...readScripts(outDir, files)],
          );
          addresses.set(marker(key), await write(key, missingStyles(both, styles.get(area) ?? '')));
        }
        await rm(join(outDir, whole));
        return addresses;
      },
    };
  };
