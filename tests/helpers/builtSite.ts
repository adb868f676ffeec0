import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {folderWith} from './folder';

/** Creates a built site of the given files for a finishing step. It's removed when the test file ends. */
export function builtSite(files: Record<string, string>) {
  const outDir = folderWith(files);
  return {
    outDir,
    read: (file: string) => readFileSync(join(outDir, file), 'utf8'),
    list: (folder: string) => readdirSync(join(outDir, folder)).sort(),
  };
}
