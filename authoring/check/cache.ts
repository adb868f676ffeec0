import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {contractPaths} from '../../plugins/shared/contractPaths';
import type {Files} from './files';

/** Files besides a page and the check's code that change what is found on the page. */
const inputs = [
  ...Object.values(contractPaths),
  ...['package-lock.json', 'src/theme/MDXComponents/index.tsx'],
  ...['antipatterns.yaml', 'words.txt', 'wording.yaml'].map((file) => `authoring/check/${file}`),
];

const entries = new Map<string, unknown>();

/** Reads the entries of an earlier process. A file that another process is writing counts as none. */
function readEntries(path: string): object {
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as object) : {};
  } catch {
    return {};
  }
}

/**
 * Opens the cache of what is found in each file. `tools/bundled.mjs` states the version of the check's code; without
 * it, entries are kept only until the process ends.
 */
export function openCache(files: Files) {
  const version = process.env.TOOL_VERSION;
  const path = join(files.root, 'node_modules/.cache/docs-check.json');
  if (version && entries.size === 0)
    for (const [key, found] of Object.entries(readEntries(path))) entries.set(key, found);
  const base = createHash('sha256').update(version ?? '');
  for (const file of inputs) base.update(files.read(file) ?? '');
  const used = new Map<string, unknown>();
  return {
    /** Returns what is found in a file, and calls `make` only if that isn't known. */
    async get<Found>(file: string, bytes: Buffer, make: () => Promise<Found>): Promise<Found> {
      const key = base.copy().update(file).update(bytes).digest('hex');
      if (!entries.has(key)) entries.set(key, await make());
      used.set(key, entries.get(key));
      return entries.get(key) as Found;
    },
    /** Keeps the entries that were used for later processes. */
    save(): void {
      if (!version) return;
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, JSON.stringify(Object.fromEntries(used)));
    },
  };
}
