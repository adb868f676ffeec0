import {readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {eachElement} from '../../shared/builtPage';
import type {Collector} from '../../shared/builtSite';
import {compileIslands, type IslandBundle, islandsFolder, type ServerRules} from './compile';

let rules: ServerRules | undefined;
let bundle: Promise<IslandBundle> | undefined;

/** Returns the names of the islands of a site: `src/islands/Name` exports each as a folder or as a file. */
const islandNames = (siteDir: string): string[] =>
  readdirSync(join(siteDir, 'src/islands'))
    .map((entry) => basename(entry, '.tsx'))
    .filter((name) => /^[A-Z]\w*$/.test(name) && name !== 'Island')
    .sort();

/**
 * Bundles React islands (`src/islands/`) by the rules by which Docusaurus compiles its server bundle. Begins once the
 * application is compiled, so that the second processor works while Docusaurus renders the pages. Has the application
 * render islands itself. When readers load the application, the server bundle does so, too.
 */
export default function islandsPlugin(context: LoadContext, options: unknown): Plugin {
  const {application} = options as {application: boolean};
  const {siteDir, outDir, generatedFilesDir} = context;
  /** Errors are thrown where the bundle is needed. */
  const bundleIslands = () => {
    if (!rules) return;
    bundle = compileIslands({siteDir, outDir, generatedFilesDir, rules, names: islandNames(siteDir)});
    bundle.catch(() => undefined);
  };
  return {
    name: 'islands',
    configureWebpack({resolve, resolveLoader, module}, isServer, {currentBundler}) {
      if (isServer && !application) {
        rules = {resolve, resolveLoader, module};
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/runtime\/markup$/, './runtime/noMarkup'),
          {apply: ({hooks}) => hooks.done.tap('islands', bundleIslands)},
        ],
      };
    },
  };
}

/** @throws Error when Docusaurus has compiled no server bundle, or the islands can't be compiled */
async function bundled(): Promise<IslandBundle> {
  if (!bundle) throw new Error('Docusaurus has compiled no server bundle. Fix: adapt plugins/compile/islands.');
  return bundle;
}

/**
 * Returns the files with the code of an island, as paths below the built site, once the islands are bundled.
 * @throws Error when a page holds an island that `src/islands/` doesn't have
 */
export async function islandFiles(name: string): Promise<string[]> {
  const files = (await bundled()).files.get(name);
  if (!files) throw new Error(`There is no island ${name}. Fix: export it from src/islands/${name}.`);
  return files;
}

/** Takes the place of the loader's address in pages until the loader is bundled. */
const marker = `/${islandsFolder}/not-bundled-yet.js`;

/** Names the loader in the pages that hold islands, and in no others: `src/enhance/islands.ts` fetches it. */
export const islandLoader: Collector = () => {
  let isNeeded = false;
  return {
    read({tree, head}) {
      let hasIsland = false;
      eachElement(tree, ({properties}) => {
        hasIsland ||= properties.dataIsland !== undefined;
        return !hasIsland;
      });
      if (!hasIsland) return;
      isNeeded = true;
      const properties = {name: 'islands', content: marker};
      head.children.push({type: 'element', tagName: 'meta', properties, children: []});
    },
    async finish() {
      return isNeeded ? new Map([[marker, (await bundled()).loader]]) : undefined;
    },
  };
};
