import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Files} from './files';

/** Keeps what was found in a file until the file, the rules, or anything that they read changes. */
export interface Cache {
  get<Found>(file: string, bytes: Buffer, make: () => Promise<Found>): Promise<Found>;
  /** Writes what is new to disk. */
  save(): void;
}

type Kept = Record<string, {key: string; found: unknown}>;

const project = join(__dirname, '../..');

/** Everything that decides what is found in a page: rules, words, figures, tags, contracts, and the libraries' versions. */
const sources = ['authoring', 'plugins', 'src/facts', 'src/theme/MDXComponents', 'package-lock.json'];

function hashSources(): string {
  const hash = createHash('sha256').update(process.version);
  const add = (path: string): void => {
    // The list of published addresses is read anew in every run.
    if (!existsSync(path) || path.endsWith('published.json')) return;
    hash.update(path).update(readFileSync(path));
  };
  for (const source of sources) {
    const path = join(project, source);
    if (source.includes('.')) add(path);
    else {
      const entries = readdirSync(path, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
      for (const file of entries.map((entry) => join(entry.parentPath, entry.name)).sort()) add(file);
    }
  }
  return hash.digest('hex');
}

/** The code of this process does not change while it runs, so its sources are read once. */
let sourcesHash: string | undefined;

/** Files that authors change while a preview runs. */
const readAnew = ['api/openapi.yaml', 'api/asyncapi.yaml', 'authoring/check/words.txt', 'authoring/check/wording.yaml'];

function baseKey(files: Files): string {
  sourcesHash ??= hashSources();
  const hash = createHash('sha256').update(sourcesHash);
  for (const file of readAnew) hash.update(files.read(file) ?? '');
  return hash.digest('hex');
}

const inMemory = new Map<string, Kept>();

function readKept(path: string): Kept {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch {
    // No cache yet, or half of one: everything is found anew.
    return {};
  }
}

/**
 * Opens the cache of a repository. A page's entry counts only for the same text, rules, words, figures and contracts.
 * @param onDisk whether it outlives the process, in `node_modules/.cache`
 */
export function openCache(files: Files, onDisk: boolean): Cache {
  const path = join(files.root, 'node_modules/.cache/docs-check.json');
  const kept = inMemory.get(files.root) ?? (onDisk ? readKept(path) : {});
  inMemory.set(files.root, kept);
  const base = baseKey(files);
  let changed = false;
  return {
    async get<Found>(file: string, bytes: Buffer, make: () => Promise<Found>): Promise<Found> {
      const key = createHash('sha256').update(base).update(file).update(bytes).digest('hex');
      const entry = kept[file];
      if (entry?.key === key) return entry.found as Found;
      const found = await make();
      kept[file] = {key, found};
      changed = true;
      return found;
    },
    save() {
      if (!onDisk || !changed) return;
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, JSON.stringify(kept));
    },
  };
}
