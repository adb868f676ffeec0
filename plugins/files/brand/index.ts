import type {LoadContext, Plugin} from '@docusaurus/types';
import {staticFolder} from '../../shared/staticFolder';
import {brandFiles} from './files';

/** Serves the icon, `robots.txt`, and the web manifest, made from `src/facts/brand.ts` and `src/css/tokens.css`. */
export default function brandFilesPlugin(context: LoadContext): Plugin {
  const output = staticFolder(context, 'brand');
  return {
    name: 'brand-files',
    async loadContent() {
      await output.clear();
      for (const [path, text] of Object.entries(brandFiles())) await output.write(path, text);
    },
  };
}
