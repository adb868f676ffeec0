import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brandFiles} from './files';

/** Serves the icon, `robots.txt`, and the web manifest, made from `src/facts/brand.ts` and `src/css/tokens.css`. */
export default function brandFilesPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const output = join(generatedFilesDir, 'brand-static');
  siteConfig.staticDirectories.push(output);
  return {
    name: 'brand-files',
    async loadContent() {
      await rm(output, {recursive: true, force: true});
      for (const [path, text] of Object.entries(brandFiles())) {
        await mkdir(dirname(join(output, path)), {recursive: true});
        await writeFile(join(output, path), text);
      }
    },
  };
}
