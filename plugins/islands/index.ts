import {join} from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {rewritePages} from '../shared/htmlFiles';
import {compileIslands, type ServerRules} from './compile';
import {islandsIn} from './find';

let rules: ServerRules | undefined;

/**
 * Prepares React islands (`src/islands/`): keeps the rules by which Docusaurus compiles its server bundle, and has the
 * application render islands itself.
 */
export default function islandsPlugin(): Plugin {
  return {
    name: 'islands',
    configureWebpack({resolve, resolveLoader, module}, isServer, {currentBundler}) {
      if (isServer) {
        rules = {resolve, resolveLoader, module};
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {plugins: [new NormalModuleReplacementPlugin(/^\.\/runtime\/markup$/, './runtime/noMarkup')]};
    },
  };
}

/**
 * Step of the finished build: bundles the islands that pages hold, and links the loader from those pages only.
 * @throws Error when Docusaurus has compiled no server bundle, or the islands can't be compiled
 */
export async function islandsStep({siteDir, outDir, generatedFilesDir}: Props): Promise<void> {
  if (!rules) throw new Error('Docusaurus has compiled no server bundle. Fix: adapt plugins/islands.');
  const names = new Set<string>();
  await rewritePages(outDir, (html) => {
    for (const name of islandsIn(html)) names.add(name);
    return html;
  });
  if (names.size === 0) return;
  const loader = await compileIslands({siteDir, outDir, generatedFilesDir, rules, names: [...names].sort()});
  await rewritePages(outDir, (html, file) => {
    if (islandsIn(html).length === 0) return html;
    if (!html.includes('</head>')) throw new Error(`${join(outDir, file)} has no </head>. Fix: adapt plugins/islands.`);
    return html.replace('</head>', `<script type="module" src="${loader}"></script></head>`);
  });
}
