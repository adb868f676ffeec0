import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';
import {islandsFolder, reactChunk} from '../../islands/compile';
import {islandsIn} from '../../islands/find';
import {only} from '../expect';
import {attribute, type Page} from '../page';
import {type Collector, filesIn} from '../site';
import {prune} from './prune';

/** A part of the site whose pages share a style sheet: its name, and which files of pages belong to it. */
export interface Area {
  name: string;
  pages: RegExp;
}

const folder = 'assets/css';

/** Folders with the scripts that run on pages, which may use classes that no page has yet. */
const scriptFolders = ['assets/enhance', islandsFolder];

/** Returns the address that an area's pages hold until the style sheet exists. */
const marker = (area: string): string => `/${folder}/${area}.not-built-yet.css`;

/** Collects what a style sheet may select by: names of elements, and each word of their attributes' values. */
function collectNames({tree}: Page, names: Set<string>): void {
  visit(tree, 'element', ({tagName, properties}: Element) => {
    names.add(tagName);
    for (const value of Object.values(properties))
      for (const word of Array.isArray(value) ? value : String(value).split(' ')) names.add(String(word));
  });
}

/** A script that runs on pages: the name of its bundle or chunk, and its text. */
interface Script {
  name: string;
  text: string;
}

function readScripts(outDir: string): Script[] {
  return scriptFolders.flatMap((scripts) =>
    filesIn(join(outDir, scripts))
      .filter((file) => file.endsWith('.js') && !file.startsWith(reactChunk))
      .map((file) => ({
        name: file.slice(0, file.indexOf('.')),
        text: readFileSync(join(outDir, scripts, file), 'utf8'),
      })),
  );
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Replaces the site's style sheet with one for each area, which holds only the rules that the area's pages and the
 * scripts on them use.
 * @param areas the first whose pattern matches takes a page
 * @returns the collector; it throws when a page is in no area, or doesn't link exactly one style sheet
 */
export const areaStyles =
  (areas: Area[]): Collector =>
  ({outDir}) => {
    const used = new Map<string, Set<string>>();
    const sheets = new Set<string>();
    const islands = new Set<string>();
    return {
      read(page) {
        const area = areas.find(({pages}) => pages.test(page.file))?.name;
        if (!area) throw new Error(`${page.file} is in no area. Fix: add one to areaStyles in docusaurus.config.ts.`);
        const links = selectAll('link[rel=stylesheet]', page.head);
        const link = only(links, page, 'one style sheet', 'plugins/finish/styles/areaStyles.ts');
        sheets.add(attribute(link, 'href') ?? '');
        link.properties.href = marker(area);
        const names = used.get(area) ?? new Set();
        used.set(area, names);
        collectNames(page, names);
        for (const island of islandsIn(page.tree)) islands.add(island);
      },
      async finish() {
        const whole = only(
          [...sheets],
          {file: 'All pages'},
          'the same style sheet',
          'plugins/finish/styles/areaStyles.ts',
        );
        const css = await readFile(join(outDir, whole), 'utf8');
        const scripts = readScripts(outDir);
        const addresses = new Map<string, string>();
        for (const [area, names] of used) {
          // An island's chunk has the island's name, which is a value on the pages that hold it.
          const running = scripts.filter(({name}) => !islands.has(name) || names.has(name));
          const texts = running.map(({text}) => text);
          const styles = await prune(css, names, texts);
          const address = `/${folder}/${area}.${hashOf(styles)}.css`;
          await writeFile(join(outDir, address), styles);
          addresses.set(marker(area), address);
        }
        await rm(join(outDir, whole));
        return addresses;
      },
    };
  };
