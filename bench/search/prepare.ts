import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';

/** The engines by name, as the files in `engines/` are called. */
export const engines = ['ours', 'sameWords', 'pagefind'] as const;

/**
 * Writes a copy of the site with everything that the engines need.
 * @returns the size of what each engine loads, compressed with brotli; none for Pagefind, which loads only parts
 */
export async function prepareSite(site: string, target: string): Promise<Record<string, number>> {
  cpSync(site, target, {recursive: true, filter: (file) => !/\.(br|gz)$/.test(file)});
  const folder = join(target, 'bench');
  mkdirSync(folder, {recursive: true});
  const ours = readdirSync(join(site, 'assets/search')).find((file) => /^index-\w+\.json$/.test(file)) ?? '';
  writeFileSync(join(folder, 'ours.json'), readFileSync(join(site, 'assets/search', ours)));
  const entryPoints = engines.map((name) => `bench/search/engines/${name}.ts`);
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    nodePaths: ['bench/node_modules'],
  });
  execFileSync(
    'bench/node_modules/.bin/pagefind',
    [
      '--site',
      target,
      '--root-selector',
      'main',
      '--glob',
      '{index,404,about,get-started,signin,products,solutions,developers,company/**/*,products/**/*,solutions/**/*,developers/**/*}.html',
    ],
    {stdio: 'pipe'},
  );
  const bytes = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length;
  const whole = engines.filter((name) => name !== 'pagefind');
  return Object.fromEntries(whole.map((name) => [name, bytes(`${name}.js`) + bytes('ours.json')]));
}
