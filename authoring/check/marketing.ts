import {posix} from 'node:path';
import type {Files} from './files';

/** Returns the file that an import names, if it's part of a marketing page: a section, or copy. */
function resolve(files: Files, from: string, name: string): string | undefined {
  const path = posix.join(posix.dirname(from), name);
  if (!name.startsWith('.') || !/^src\/(sections|content)\//.test(path)) return undefined;
  return ['.tsx', '.ts', '/index.ts', '/index.tsx'].map((ending) => path + ending).find(files.exists);
}

/**
 * Returns the IDs that are literals in a marketing page's source, including its sections and its copy. This needs no
 * build, but it misses computed IDs.
 */
export function marketingAnchors(files: Files, page: string): string[] {
  const visited = new Set<string>();
  const visit = (file: string): string[] => {
    if (visited.has(file)) return [];
    visited.add(file);
    const source = files.read(file)?.toString('utf8') ?? '';
    const ids = [...source.matchAll(/\b(?:id|anchor)(?:=|: )(["'])([^"']+)\1/g)].map(([, , id = '']) => id);
    const imported = [...source.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name);
    return [...ids, ...imported.flatMap((name) => resolve(files, file, name) ?? []).flatMap(visit)];
  };
  return [...new Set(visit(page))];
}
