import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build, type Plugin as EsbuildPlugin} from 'esbuild';
import {minify} from 'terser';
import {firstFrame} from './firstFrame';

/** What a reader loads with a first page. Terser takes half a second, and 300 bytes more than esbuild's own minifier. */
async function minified(code: string): Promise<string> {
  if (process.env.NODE_ENV !== 'production') return code;
  const {code: short = code} = await minify(code, {module: true, ecma: 2020, compress: {passes: 2}});
  return short;
}

/**
 * Bundles entries of `src/enhance/`.
 * @returns a function that bundles one entry and gives its address; `notices` is the address of the bundle that shows
 * notices, for an entry that fetches it with the first one instead of holding it
 */
function bundler(folder: string, outdir: string, themeKey: string) {
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
      // Terser has half of its work left to do then, and the result is a little smaller.
      minifySyntax: process.env.NODE_ENV === 'production',
      define: {THEME_STORAGE_KEY: JSON.stringify(themeKey)},
      plugins: [apart],
    });
    const code = await minified(outputFiles[0]?.text ?? '');
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const file = `${basename(entry, '.ts')}-${hash}.js`;
    await mkdir(outdir, {recursive: true});
    await writeFile(join(outdir, file), code);
    return `/assets/enhance/${file}`;
  };
}

/**
 * Bundles `src/enhance/` (the framework-free script that runs menus, tabs, copy buttons and the like) apart from
 * the application, and links it from every page. The bundle is written to a static folder of its own, which both
 * the live preview and the build serve, under names that carry a hash of their content.
 */
export default function enhancePlugin(context: LoadContext): Plugin {
  const themeKey = `theme${context.siteStorage.namespace}`;
  const output = join(context.generatedFilesDir, 'enhance-static');
  context.siteConfig.staticDirectories.push(output);
  return {
    name: 'enhance',
    getClientModules: () => [join(context.siteDir, 'src/enhance/pageShown.ts')],
    getPathsToWatch: () => [join(context.siteDir, 'src/enhance/**/*.ts')],
    async loadContent() {
      await rm(output, {recursive: true, force: true});
      const bundle = bundler(join(context.siteDir, 'src/enhance'), join(output, 'assets/enhance'), themeKey);
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
