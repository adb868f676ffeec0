import {createHash} from 'node:crypto';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build, type Plugin as EsbuildPlugin} from 'esbuild';
import {minify} from 'terser';
import {staticFolder} from '../shared/staticFolder';
import {firstFrame} from './firstFrame';

/** Minifies a bundle for production. Terser takes half a second, and saves 300 bytes compared to esbuild. */
async function minified(code: string): Promise<string> {
  if (process.env.NODE_ENV !== 'production') return code;
  const {code: short = code} = await minify(code, {module: true, ecma: 2020, compress: {passes: 2}});
  return short;
}

/**
 * Returns a function that bundles an entry of `src/enhance/` and returns the bundle's address. Its parameter `notices` is the
 * address of the bundle with notices, for an entry that loads it later.
 */
function bundler(folder: string, output: ReturnType<typeof staticFolder>, themeKey: string) {
  return async (entry: string, notices?: string): Promise<string> => {
    const apart: EsbuildPlugin = {
      name: 'notices-apart',
      setup: ({onResolve}) =>
        onResolve({filter: /^\.\/notices$/}, () => (notices ? {path: notices, external: true} : undefined)),
    };
    const {outputFiles} = await build({
      entryPoints: [join(folder, entry)],
      write: false,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      // Halves Terser's time, and makes its result a little smaller.
      minifySyntax: process.env.NODE_ENV === 'production',
      define: {THEME_STORAGE_KEY: JSON.stringify(themeKey)},
      plugins: [apart],
    });
    const code = await minified(outputFiles[0]?.text ?? '');
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const address = `/assets/enhance/${basename(entry, '.ts')}-${hash}.js`;
    await output.write(address, code);
    return address;
  };
}

/**
 * Bundles `src/enhance/`, the framework-free script that runs menus, tabs, copy buttons, and the like, and links it from
 * every page. The bundles are in a static folder of their own, which the live preview and the build serve, under names with
 * a hash of their content.
 */
export default function enhancePlugin(context: LoadContext): Plugin {
  const themeKey = `theme${context.siteStorage.namespace}`;
  const output = staticFolder(context, 'enhance');
  return {
    name: 'enhance',
    getClientModules: () => [join(context.siteDir, 'src/enhance/pageShown.ts')],
    getPathsToWatch: () => [join(context.siteDir, 'src/enhance/**/*.ts')],
    async loadContent() {
      await output.clear();
      const bundle = bundler(join(context.siteDir, 'src/enhance'), output, themeKey);
      const notices = await bundle('notices.ts');
      await bundle('documentation.ts', notices);
      return bundle('index.ts');
    },
    injectHtmlTags: ({content}) => ({
      headTags: [
        {tagName: 'script', innerHTML: firstFrame(themeKey)},
        {tagName: 'script', attributes: {type: 'module', src: String(content)}},
      ],
    }),
  };
}
