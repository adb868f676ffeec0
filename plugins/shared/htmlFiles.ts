import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join, sep} from 'node:path';

/** The path on the site of a built page, by its file below the built site's folder. */
export const pagePath = (file: string): string =>
  `/${file
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`.replace(/(?:^\/index|\/index)$/, '') || '/';

/** Rewrites every built page. `rewrite` gets a page's HTML and its path below `outDir`, and returns the new HTML. */
export async function rewritePages(outDir: string, rewrite: (html: string, file: string) => string): Promise<void> {
  const files = await readdir(outDir, {recursive: true});
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(outDir, file);
    await writeFile(path, rewrite(await readFile(path, 'utf8'), file));
  }
}
