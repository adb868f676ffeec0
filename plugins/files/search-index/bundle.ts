import {join} from 'node:path';
import {build} from 'esbuild';
import {browserTargets} from '../../shared/browserTargets';

/** Where pages find the parts of search. */
export interface Addresses {
  dialog: string;
  styles: string;
  worker: string;
}

/**
 * Bundles `src/search/` into the files that a reader's first intent loads: the dialog with its styles, and the worker.
 * @param directory the static folder to write to
 */
export async function bundleSearch(siteDir: string, directory: string): Promise<Addresses> {
  const isProduction = process.env.NODE_ENV === 'production';
  const {metafile} = await build({
    entryPoints: ['dialog/index.ts', 'worker.ts'].map((file) => join(siteDir, 'src/search', file)),
    outdir: join(directory, 'assets/search'),
    outbase: join(siteDir, 'src/search'),
    // The live preview writes a page's head once: a hash would name a file that the next change takes away.
    entryNames: isProduction ? '[name]-[hash]' : '[name]',
    bundle: true,
    format: 'esm',
    target: browserTargets,
    // esbuild's tables lack it for some of these browsers. It would create each such pattern anew where it is used.
    supported: {'regexp-unicode-property-escapes': true},
    minify: isProduction,
    metafile: true,
  });
  const address = (start: string, extension: string): string => {
    const files = Object.keys(metafile.outputs).map((file) => `/assets/search/${file.split('/').at(-1)}`);
    const found = files.find(
      (file) => /^[-.]/.test(file.replace(`/assets/search/${start}`, '')) && file.endsWith(extension),
    );
    if (!found) throw new Error(`The search bundle has no ${start}${extension}: src/search was not built as expected.`);
    return found;
  };
  return {
    dialog: address('index', '.js'),
    styles: address('index', '.css'),
    worker: address('worker', '.js'),
  };
}
