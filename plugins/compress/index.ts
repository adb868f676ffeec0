import {readdir, readFile, writeFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const compressible = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.webmanifest', '.xml', '.yaml']);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this many bytes a compressed copy saves nothing once the headers are counted. */
const minimumBytes = 256;

/** As many as Node compresses at once. More would only wait, each with megabytes of memory in its hand. */
const atOnce = 4;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minimumBytes) return;
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}})),
    writeFile(`${file}.gz`, await deflate(content, {level: 9})),
  ]);
}

/** Step of the finished build: a brotli and a gzip copy beside every text file, so that serving costs no processor time. */
export async function compressStep({outDir}: {outDir: string}): Promise<void> {
  const files = await readdir(outDir, {recursive: true});
  const waiting = files.filter((file) => compressible.has(extname(file)));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compress(join(outDir, file));
  };
  await Promise.all(Array.from({length: atOnce}, work));
}
