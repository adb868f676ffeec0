import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {namesIn} from './prune';

/**
 * Returns a function that returns what scripts may use as names of elements, classes, ids, and attributes, and as values,
 * given their files below the built site. Other files are left out. Islands share scripts, so each file is read once.
 */
export function scriptNames(outDir: string): (files: string[]) => string[] {
  const known = new Map<string, Set<string>>();
  const namesOf = (file: string): Set<string> => {
    const names = known.get(file) ?? new Set(namesIn(readFileSync(join(outDir, file), 'utf8')));
    known.set(file, names);
    return names;
  };
  return (files) => files.filter((file) => file.endsWith('.js')).flatMap((file) => [...namesOf(file)]);
}
