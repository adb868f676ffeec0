import {createHash} from 'node:crypto';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {islandFiles} from '../../compile/islands';
import {attribute} from '../../shared/builtPage';
import {type Collector, filesIn} from '../../shared/builtSite';
import {only} from '../../shared/expect';
import {documentVariables, missingStyles, stylesIn} from './missingStyles';
import {collectEarlyNames, collectNames} from './names';
import {attributesIn, prune} from './prune';
import {scriptNames} from './scriptNames';

/** A part of the site whose pages share a style sheet. */
export interface Area {
  name: string;
  /** Which files of pages belong to it. */
  pages: RegExp;
  /** Pages that look different from the others of the area. What only one of them needs is in its second style sheet. */
  apart?: RegExp;
  /** Matches the elements that a page shows after its initial viewport. Without it, a page is shown as a whole. */
  later?: string;
  /** Islands whose built form needs so few rules that they are in the area's style sheet. */
  islands?: string[];
}

const here = 'plugins/finish/styles/areaStyles.ts';

const folder = 'assets/css';

/** The folder with the scripts that run on all pages. They may use classes that no page has yet. */
const scriptFolder = 'assets/enhance';

/** Returns the address that pages hold until the style sheet exists. */
const marker = (name: string): string => `/${folder}/${name}.not-built-yet.css`;

/** What the style sheet of an island's script is made for. */
interface IslandScript {
  island: string;
  /** The part with the names of the island as built. Without it, they are those of the area. */
  part?: string;
}

/** The names that an area's style sheet must cover, and those of its parts: islands as built, and pages apart with theirs. */
interface AreaNames {
  page: Set<string>;
  parts: Map<string, Set<string>>;
  /** All islands on the area's pages, by the names of their scripts' style sheets. */
  scripts: Map<string, IslandScript>;
}

/** A group of pages of an area that hold the same parts. They share a second style sheet. */
interface PartPages {
  area: string;
  parts: Set<string>;
  /** The names in what these pages show first. Undefined if they are shown as a whole. */
  early?: Set<string>;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const namesOf = ({page, parts}: AreaNames, of: Iterable<string>): Set<string> =>
  new Set([...page, ...[...of].flatMap((name) => [...(parts.get(name) ?? [])])]);

/** Returns the names of a part, to add to them. */
function partOf({parts}: AreaNames, name: string): Set<string> {
  const names = parts.get(name) ?? new Set();
  parts.set(name, names);
  return names;
}

/**
 * Replaces the site's style sheet with one for each area, which holds only the rules that the area's pages and the
 * scripts on them use. A page with islands, or apart from the others, loads a second one, with what it needs besides. What
 * only the script of an island uses is in a third one, which `data-styles` names and `src/islands/runtime/loader.ts` loads
 * with the script. Only the first one sets custom properties of the document: a style sheet that comes later with such
 * properties has browsers compute the styles of the whole page again. The name of a second one ends in `-later` if no
 * element needs it that its pages show first, so that `src/enhance/navigation.ts` can show them without waiting for it.
 * @param areas the first whose pattern matches takes a page
 * @returns the collector; it throws when a page is in no area, or doesn't link exactly one style sheet
 */
export const areaStyles =
  (areas: Area[]): Collector =>
  ({outDir}) => {
    const used = new Map<string, AreaNames>();
    const partPages = new Map<string, PartPages>();
    const sheets = new Set<string>();

    const write = async (name: string, styles: string): Promise<string> => {
      const address = `/${folder}/${name}.${hashOf(styles)}.css`;
      await writeFile(join(outDir, address), styles);
      return address;
    };

    return {
      read(page) {
        const place = areas.find(({pages}) => pages.test(page.file));
        if (!place) throw new Error(`${page.file} is in no area. Fix: add one to areaStyles in docusaurus.config.ts.`);
        const links = selectAll('link[rel=stylesheet]', page.head);
        const link = only(links, page, 'one style sheet', here);
        sheets.add(attribute(link, 'href') ?? '');
        const area = place.name;
        link.properties.href = marker(area);
        const names: AreaNames = used.get(area) ?? {
          page: new Set(),
          parts: new Map(),
          scripts: new Map(),
        };
        used.set(area, names);
        const apart = place.apart?.test(page.file) ? page.file.replace(/^.*\/|\.html$/g, '') : undefined;
        const islands = collectNames(page.tree, apart ? partOf(names, apart) : names.page);
        const parts = new Set(apart && [apart]);
        for (const node of islands) {
          const island = String(node.properties.dataIsland);
          const part = place.islands?.includes(island) ? undefined : (apart ?? island);
          if (part) parts.add(part);
          collectNames(node, part ? partOf(names, part) : names.page);
          const sheet = [area, ...(part && apart ? [apart] : []), island, 'script'].join('-');
          names.scripts.set(sheet, {island, part});
          node.properties.dataStyles = marker(sheet);
        }
        if (parts.size === 0) return;
        const key = [area, ...parts].join('-');
        const early = place.later === undefined ? undefined : (partPages.get(key)?.early ?? new Set<string>());
        if (place.later && early) collectEarlyNames(page.tree, place.later, early);
        partPages.set(key, {area, parts, early});
        const own: Element = {...link, properties: {...link.properties, href: marker(key)}};
        page.head.children.splice(page.head.children.indexOf(link) + 1, 0, own);
      },
      async finish() {
        const whole = only([...sheets], {file: 'All pages'}, 'the same style sheet', here);
        const css = await readFile(join(outDir, whole), 'utf8');
        const attributes = attributesIn(css);
        const scriptFiles = filesIn(join(outDir, scriptFolder)).map((file) => `${scriptFolder}/${file}`);
        const namesInScripts = scriptNames(outDir);
        const scripts = namesInScripts(scriptFiles);
        const addresses = new Map<string, string>();
        for (const [area, names] of used) {
          const islands = [...names.scripts.values()].map(({island}) => islandFiles(island));
          const islandScripts = (await Promise.all(islands)).flatMap(namesInScripts);
          // The area's style sheets are all parts of this one, which takes a third of the time to prune.
          const all = await prune(
            css,
            [...namesOf(names, names.parts.keys()), ...scripts, ...islandScripts],
            attributes,
          );
          const variables = documentVariables(all);
          const selectable = (parts: Iterable<string> = []) => [...namesOf(names, parts), ...scripts];
          const areaCss = await prune(all, selectable(), attributes, variables);
          addresses.set(marker(area), await write(area, areaCss));
          const known = stylesIn(areaCss);
          // The other style sheets are parts of what the first one leaves out, which takes less time to prune.
          const rest = missingStyles(all, known);
          const stylesOf = (parts: Iterable<string>, by: Iterable<string> = []) =>
            prune(rest, [...selectable(parts), ...by], attributes, variables);
          for (const [sheet, {island, part}] of names.scripts) {
            const parts = part ? [part] : [];
            const running = await stylesOf(parts, namesInScripts(await islandFiles(island)));
            const built = stylesIn(await stylesOf(parts));
            addresses.set(marker(sheet), await write(sheet, missingStyles(running, built)));
          }
          for (const [key, {parts, early}] of [...partPages].filter(([, pages]) => pages.area === area)) {
            const own = missingStyles(await stylesOf(parts), known);
            const isLater = early && missingStyles(await stylesOf([], early), known) === '';
            addresses.set(marker(key), await write(isLater ? `${key}-later` : key, own));
          }
        }
        await rm(join(outDir, whole));
        return addresses;
      },
    };
  };
