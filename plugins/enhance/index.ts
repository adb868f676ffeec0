import {mkdir, rm} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {firstFrame} from './firstFrame';

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
      const result = await build({
        entryPoints: ['index.ts', 'documentation.ts'].map((file) => join(context.siteDir, 'src/enhance', file)),
        outdir: join(output, 'assets/enhance'),
        entryNames: '[name]-[hash]',
        bundle: true,
        format: 'esm',
        target: 'es2022',
        minify: process.env.NODE_ENV === 'production',
        metafile: true,
        define: {THEME_STORAGE_KEY: JSON.stringify(themeKey)},
      });
      await mkdir(output, {recursive: true});
      const entry = Object.entries(result.metafile.outputs).find(([, {entryPoint}]) =>
        entryPoint?.endsWith('/index.ts'),
      );
      if (!entry) throw new Error('The enhancement bundle has no entry: src/enhance/index.ts was not built.');
      return `/assets/enhance/${basename(entry[0])}`;
    },
    injectHtmlTags: ({content}) => ({
      headTags: [
        {tagName: 'script', innerHTML: firstFrame(themeKey)},
        {tagName: 'script', attributes: {type: 'module', src: String(content)}},
      ],
    }),
  };
}
