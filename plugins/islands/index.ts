import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Collector} from '../finish/site';
import {compileIslands, type IslandBundle, islandsFolder, type ServerRules} from './compile';
import {islandsIn} from './find';

let rules: ServerRules | undefined;
let bundle: Promise<IslandBundle> | undefined;

/**
 * Prepares React islands (`src/islands/`): keeps the rules by which Docusaurus compiles its server bundle, and has the
 * application render islands itself. When readers load the application, the server bundle does so too.
 */
export default function islandsPlugin(_context: LoadContext, options: unknown): Plugin {
  const {application} = options as {application: boolean};
  return {
    name: 'islands',
    configureWebpack({resolve, resolveLoader, module}, isServer, {currentBundler}) {
      if (isServer && !application) {
        rules = {resolve, resolveLoader, module};
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {plugins: [new NormalModuleReplacementPlugin(/^\.\/runtime\/markup$/, './runtime/noMarkup')]};
    },
  };
}

/**
 * Returns the files with the code of an island, as paths below the built site, once the islands are bundled.
 * @throws Error when nothing bundles the island: `islandLoader` must come before what asks for its files
 */
export async function islandFiles(name: string): Promise<string[]> {
  const files = (await bundle)?.files.get(name);
  if (!files)
    throw new Error(`The island ${name} isn't bundled. Fix: list islandLoader earlier in docusaurus.config.ts.`);
  return files;
}

/** Takes the place of the loader's address in pages until the loader is bundled. */
const marker = `/${islandsFolder}/not-bundled-yet.js`;

/**
 * Bundles the islands that pages hold, and names the loader in those pages only: `src/enhance/islands.ts` fetches it.
 * @throws Error when Docusaurus has compiled no server bundle, or the islands can't be compiled
 */
export const islandLoader: Collector = ({siteDir, outDir, generatedFilesDir}) => {
  const names = new Set<string>();
  return {
    read({tree, head}) {
      const found = islandsIn(tree);
      if (found.length === 0) return;
      for (const name of found) names.add(name);
      const properties = {name: 'islands', content: marker};
      head.children.push({type: 'element', tagName: 'meta', properties, children: []});
    },
    async finish() {
      if (!rules) throw new Error('Docusaurus has compiled no server bundle. Fix: adapt plugins/islands.');
      if (names.size === 0) return undefined;
      const input = {siteDir, outDir, generatedFilesDir, rules, names: [...names].sort()};
      bundle = compileIslands(input);
      return new Map([[marker, (await bundle).loader]]);
    },
  };
};
