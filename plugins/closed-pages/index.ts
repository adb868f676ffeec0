import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join, sep} from 'node:path';
import {inspectPage, inspectStyles} from './inspect';

/** What serving a build must know of it. Written into the build as a file that no server gives out. */
export interface BuildRecord {
  /** A name for exactly this content: builds of the same files have the same. */
  id: string;
  /** The inline scripts of all pages, as sources of a Content-Security-Policy (`sha256-…`), with - and _ for + and /, as policies may have it. */
  scripts: string[];
}

/** Where the record stands in a build. Its name starts with a dot, and such files are never served. */
export const recordFile = '.build.json';

const hash = (text: string | Buffer) => createHash('sha256').update(text);

/**
 * More inline scripts than this are a sign that they differ by page; every visit would pay for all their hashes. The name
 * of a release's folder holds them too, which must not be longer than 255 characters.
 */
export const mostScripts = 5;

async function filesOf(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name !== recordFile)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Step of the finished build: holds every page and style sheet to the policy it will be served with (nothing inline but
 * scripts known by their hash, nothing from elsewhere), and records the hashes. It reads what was built, so it stands
 * after all steps that write pages.
 * @throws Error that lists everything the policy would block
 */
export async function closedPagesStep({outDir}: {outDir: string}): Promise<void> {
  const scripts = new Set<string>();
  const faults: string[] = [];
  const content = hash('');
  for (const path of await filesOf(outDir)) {
    const bytes = await readFile(path);
    const file = path
      .slice(outDir.length + 1)
      .split(sep)
      .join('/');
    content.update(`${file}\0${bytes.length}\0`).update(bytes);
    if (file.endsWith('.html')) {
      const page = inspectPage(bytes.toString());
      for (const script of page.scripts) scripts.add(`sha256-${hash(script).digest('base64url')}=`);
      faults.push(...page.faults.map((fault) => `${file}: ${fault}`));
    }
    if (file.endsWith('.css')) faults.push(...inspectStyles(bytes.toString()).map((fault) => `${file}: ${fault}`));
  }
  if (scripts.size > mostScripts)
    faults.push(`${scripts.size} different inline scripts. Fix: make them the same on every page, or files`);
  if (faults.length) throw new Error(`The Content-Security-Policy would block:\n  ${faults.join('\n  ')}`);
  const record: BuildRecord = {id: content.digest('hex').slice(0, 12), scripts: [...scripts].sort()};
  await writeFile(join(outDir, recordFile), `${JSON.stringify(record, null, 2)}\n`);
}
