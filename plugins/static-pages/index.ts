import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {rewritePages} from '../shared/htmlFiles';

/** The tags by which a built page loads the application: Docusaurus' runtime and main scripts. */
const applicationScript =
  /<script src=["']?\/assets\/js\/(?:runtime~)?main\.[\w.]+js["']? defer(?:=["']?(?:defer)?["']?)?><\/script>/g;

/** What else is there for the application only, and whether every page holds it. */
const leftovers: [name: string, pattern: RegExp, always?: true][] = [
  ['the script that sets the theme: plugins/enhance/firstFrame.ts does', /<script>!function\(\)\{.*?<\/script>/s, true],
  ["the drawing of an icon that our pages don't show", /<svg style=["']?display: ?none;?["']?>.*?<\/svg>\s*/s, true],
  [
    'marks by which the application finds its own elements',
    / data-rh=["']?true["']?| data-has-hydrated=["']?false["']?/g,
  ],
  [
    'what a hosted search and translations would read',
    /<meta name=["']?(?:docusaurus_|docsearch:|generator)[^>]*>|<link rel=["']?alternate["']? [^>]*hreflang[^>]*>/g,
  ],
];

/** What only React asks for, on pages where it doesn't run. Islands need it to hydrate. */
const reactOnly = /<!-- -->| class=""/g;

/**
 * Takes the application out of a built page, and all that is there only for it.
 * @throws Error when the page does not load it in the expected way, because then nothing was taken out
 */
export function withoutApplication(html: string, file: string): string {
  const adapt = 'Docusaurus has changed how pages load the application: adapt plugins/static-pages.';
  const found = html.match(applicationScript)?.length ?? 0;
  if (found !== 2) throw new Error(`${file}: expected two application scripts, found ${found}. ${adapt}`);
  return leftovers.reduce(
    (page, [name, pattern, always]) => {
      const rest = page.replace(pattern, '');
      if (always && rest === page) throw new Error(`${file}: did not find ${name}. ${adapt}`);
      return rest;
    },
    html.replace(applicationScript, '').replace(reactOnly, (text) => (html.includes('data-island') ? text : '')),
  );
}

/**
 * Step of the finished build: ships pages without React. The built HTML is complete and `src/enhance/` runs everything
 * on it, so the application would only cost the reader time. It renders the pages when they are built, and it runs in
 * the live preview. Leave this step out to ship the application.
 */
export async function staticPagesStep({outDir}: {outDir: string}): Promise<void> {
  await rewritePages(outDir, withoutApplication);
  await rm(join(outDir, 'assets/js'), {recursive: true});
}

/** The bundler's minimizers. */
interface Configuration {
  optimization?: {minimizer?: unknown[]};
}

/** Leaves the application's scripts as large as they are, since `staticPagesStep` throws them away. */
export default function staticPages(): Plugin {
  return {
    name: 'static-pages',
    configureWebpack(config, isServer) {
      const minimizers = (config as Configuration).optimization?.minimizer;
      if (isServer || !minimizers) return {};
      const minimizer = minimizers.filter((each) => /Css/.test((each as object).constructor.name));
      return {mergeStrategy: {'optimization.minimizer': 'replace'}, optimization: {minimizer}} as object;
    },
  };
}
