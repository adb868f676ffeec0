import {posix} from 'node:path';
import type {Files} from './files';

const imported = /from '(\.[^']+)'/g;
const written = /\b(?:id=|id: |anchor: )["']([\w-]+)["']/g;

/** The file that an import names, if it is one of a marketing page's own: its section, or its copy. */
function resolve(files: Files, from: string, name: string): string | undefined {
  const path = posix.join(posix.dirname(from), name);
  if (!/^src\/(sections|content)\//.test(path)) return undefined;
  return ['.tsx', '.ts', '/index.ts', '/index.tsx'].map((ending) => path + ending).find(files.exists);
}

/**
 * The ids that a marketing page's source spells out, in its sections and in its copy. Reading them takes no build; ids
 * that the source computes are not among them.
 */
export function marketingAnchors(files: Files, page: string): string[] {
  const sources = new Map<string, string>();
  const visit = (file: string): void => {
    if (sources.has(file)) return;
    const source = files.read(file)?.toString('utf8') ?? '';
    sources.set(file, source);
    for (const [, name = ''] of source.matchAll(imported)) {
      const next = resolve(files, file, name);
      if (next) visit(next);
    }
  };
  visit(page);
  const ids = [...sources.values()].flatMap((source) => [...source.matchAll(written)].map(([, id = '']) => id));
  return [...new Set(ids)];
}
