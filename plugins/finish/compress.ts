import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {fileKindOf} from '../../src/facts/fileKinds';
import {recordFile} from '../shared/buildRecord';
import {filesIn} from '../shared/builtSite';

/** From this many pages on, compressing them at quality 11 takes longer than everything else that finishes them. */
const manyPages = 500;

/** The quality of the pages of such a site. */
const qualityOfMany = 8;

/** Returns brotli's quality for a file, and nothing for one that is compressed already. */
function qualityOf(file: string, isLarge = false): number | undefined {
  const {cache, brotli: quality} = fileKindOf(file) ?? {};
  return isLarge && cache === 'pages' ? qualityOfMany : quality;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this many bytes a compressed copy saves nothing once the headers are counted. */
const minimumBytes = 256;

/**
 * Returns the exponent of the smallest window that covers a file. Preparing a larger one takes longer than compressing a
 * short file.
 */
const windowOf = (bytes: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/** The number of files that Node compresses at once. More would only wait, each with its content in memory. */
const atOnce = 4;

/** Writes a brotli and a gzip copy beside a text file, so that serving costs no processor time. */
async function compress(path: string, content: Buffer, quality: number | undefined): Promise<void> {
  if (content.length < minimumBytes || quality === undefined) return;
  await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }).then((copy) => writeFile(`${path}.br`, copy)),
    deflate(content).then((copy) => writeFile(`${path}.gz`, copy)),
  ]);
}

/** Runs a function for each item, some at a time. */
async function forEach<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({length: atOnce}, worker));
}

/** Compresses all files of a folder, as those of a site with few pages. */
export const compressFolder = (folder: string): Promise<void> =>
  forEach(filesIn(folder), async (file) => {
    const path = join(folder, file);
    await compress(path, await readFile(path), qualityOf(file));
  });

/**
 * Writes the pages and compresses all files of a built site.
 * @param pageOf returns a page's content given its file, and nothing for files that are no pages
 * @returns a name for exactly this content
 */
export async function publish(outDir: string, pageOf: (file: string) => Buffer | undefined): Promise<string> {
  const files = filesIn(outDir).filter((file) => file !== recordFile);
  const isLarge = files.filter((file) => file.endsWith('.html')).length >= manyPages;
  const digests = new Map<string, string>();
  await forEach(files, async (file) => {
    const path = join(outDir, file);
    const page = pageOf(file);
    const content = page ?? (await readFile(path));
    if (page) await writeFile(path, page);
    digests.set(file, createHash('sha256').update(content).digest('hex'));
    await compress(path, content, qualityOf(file, isLarge));
  });
  const list = files.map((file) => `${file}\0${digests.get(file)}`).join('\n');
  return createHash('sha256').update(list).digest('hex').slice(0, 12);
}
