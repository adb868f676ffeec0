import {basename, join} from 'node:path';
import {build} from 'esbuild';
import {browserTargets} from '../../shared/browserTargets';

/** Where pages find the parts of search. */
export type Addresses = Awaited<ReturnType<typeof bundleSearch>>;

/**
 * Bundles `src/search/` into the files that a reader's first intent loads: the dialog with its styles, and the worker.
 * @param directory the static folder to write to
 */
export async function bundleSearch(siteDir: string, directory: string) {
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
  const outputOf = (entry: string) =>
    Object.entries(metafile.outputs).find(([, {entryPoint}]) => entryPoint?.endsWith(entry)) ?? [];
  const address = (file = '') => `/assets/search/${basename(file)}`;
  const [[dialog, {cssBundle} = {}], [worker]] = [outputOf('dialog/index.ts'), outputOf('worker.ts')];
  return {dialog: address(dialog), styles: address(cssBundle), worker: address(worker)};
}
