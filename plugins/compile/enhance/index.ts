import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build, type Plugin as EsbuildPlugin, transform} from 'esbuild';
import {browserTargets} from '../../shared/browserTargets';
import {staticFolder} from '../../shared/staticFolder';
import {firstFrame} from './firstFrame';

/**
 * Minifies a bundle for production. The result is 300 bytes smaller than esbuild's, and 100 bytes smaller than
 * Terser's.
 */
async function minified(code: string): Promise<string> {
  if (process.env.NODE_ENV !== 'production') return code;
  return (await rspack.experiments.swc.minify(code, {module: true, compress: {ecma: 2022, passes: 4}, mangle: true}))
    .code;
}

/** Imports style sheets as strings, which the script applies. */
const stylesAsText: EsbuildPlugin = {
  name: 'styles-as-text',
  setup: ({onLoad}) =>
    onLoad({filter: /\.css$/}, async ({path}) => {
      const {code} = await transform(await readFile(path, 'utf8'), {loader: 'css', minify: true});
      return {contents: code, loader: 'text'};
    }),
};

/** The modules in `src/enhance/onDemand/`, which are loaded when they are first needed. */
const loadedLater = ['notices', 'fieldLines', 'agentTools'];

/**
 * Returns a function that bundles an entry of `src/enhance/` and returns the bundle's address. Its parameter `later`
 * has the addresses of the bundles that the entry loads later, by the name of their module.
 */
function bundler(folder: string, output: ReturnType<typeof staticFolder>, themeKey: string) {
  return async (entry: string, later: Record<string, string> = {}): Promise<string> => {
    const apart: EsbuildPlugin = {
      name: 'loaded-later',
      setup: ({onResolve}) =>
        onResolve({filter: /^\.\/onDemand\//}, ({path}) => {
          const address = later[basename(path)];
          return address ? {path: address, external: true} : undefined;
        }),
    };
    const {outputFiles} = await build({
      entryPoints: [join(folder, entry)],
      write: false,
      bundle: true,
      format: 'esm',
      target: browserTargets,
      define: {THEME_STORAGE_KEY: JSON.stringify(themeKey)},
      plugins: [apart, stylesAsText],
    });
    const code = await minified(outputFiles[0]?.text ?? '');
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const address = `/assets/enhance/${basename(entry, '.ts')}-${hash}.js`;
    await output.write(address, code);
    return address;
  };
}

/**
 * Bundles `src/enhance/`, the framework-free script that runs menus, tabs, copy buttons, and the like, and links it
 * from every page. The bundles are in a static folder of their own, which the live preview and the build serve, under
 * names with a hash of their content.
 */
export default function enhancePlugin(context: LoadContext): Plugin {
  const themeKey = `theme${context.siteStorage.namespace}`;
  const output = staticFolder(context, 'enhance');
  return {
    name: 'enhance',
    getClientModules: () => [join(context.siteDir, 'src/enhance/pageShown.ts')],
    getPathsToWatch: () => [join(context.siteDir, 'src/enhance/**/*.{ts,css}')],
    async loadContent() {
      await output.clear();
      const bundle = bundler(join(context.siteDir, 'src/enhance'), output, themeKey);
      const addresses = await Promise.all(loadedLater.map(async (name) => [name, await bundle(`onDemand/${name}.ts`)]));
      const later = Object.fromEntries(addresses);
      await bundle('documentation.ts', later);
      return bundle('index.ts', later);
    },
    injectHtmlTags: ({content}) => ({
      headTags: [
        {tagName: 'script', innerHTML: firstFrame(themeKey)},
        {tagName: 'script', attributes: {type: 'module', src: String(content)}},
      ],
    }),
  };
}
