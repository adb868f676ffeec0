import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Files} from './files';

/** Caches a file's findings until the file, the rules, or their inputs change. */
export interface Cache {
  get<Found>(file: string, bytes: Buffer, make: () => Promise<Found>): Promise<Found>;
  /** Writes new entries to disk. */
  save(): void;
}

type Entries = Record<string, {key: string; found: unknown}>;

const project = join(__dirname, '../..');

/** Everything that findings depend on: rules, words, figures, tags, contracts, and the versions of libraries. */
export const sources = [
  'authoring',
  'package-lock.json',
  'plugins',
  'src/components/CodeBlock/languages.ts',
  'src/facts',
  'src/sandbox',
  'src/theme/MDXComponents',
];

function hashSources(): string {
  const hash = createHash('sha256').update(process.version);
  const add = (path: string): void => {
    // The list of published addresses isn't an input of the cache, because it's read in every run.
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

/** The hash of this process's code, which doesn't change while it runs. */
let sourcesHash: string | undefined;

/** Files that authors change while a preview runs. */
const changing = ['api/openapi.yaml', 'api/asyncapi.yaml', 'authoring/check/words.txt', 'authoring/check/wording.yaml'];

function baseKey(files: Files): string {
  sourcesHash ??= hashSources();
  const hash = createHash('sha256').update(sourcesHash);
  for (const file of changing) hash.update(files.read(file) ?? '');
  return hash.digest('hex');
}

const inMemory = new Map<string, Entries>();

function readEntries(path: string): Entries {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Entries;
  } catch {
    // There is no cache, or it's incomplete.
    return {};
  }
}

/**
 * Opens the cache of a repository. An entry is valid only for the same text, rules, words, figures, and contracts.
 * @param onDisk whether to keep it in `node_modules/.cache` for later processes
 */
export function openCache(files: Files, onDisk: boolean): Cache {
  const path = join(files.root, 'node_modules/.cache/docs-check.json');
  const entries = inMemory.get(files.root) ?? (onDisk ? readEntries(path) : {});
  inMemory.set(files.root, entries);
  const base = baseKey(files);
  let changed = false;
  return {
    async get<Found>(file: string, bytes: Buffer, make: () => Promise<Found>): Promise<Found> {
      const key = createHash('sha256').update(base).update(file).update(bytes).digest('hex');
      const entry = entries[file];
      if (entry?.key === key) return entry.found as Found;
      const found = await make();
      entries[file] = {key, found};
      changed = true;
      return found;
    },
    save() {
      if (!onDisk || !changed) return;
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, JSON.stringify(entries));
    },
  };
}
