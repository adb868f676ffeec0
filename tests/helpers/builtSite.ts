import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {folderWith} from './folder';

/** A built site for a finishing step to work on, made of the given files; removed when the test file ends. */
export function builtSite(files: Record<string, string>) {
  const outDir = folderWith(files);
  return {
    outDir,
    read: (file: string) => readFileSync(join(outDir, file), 'utf8'),
    list: (folder: string) => readdirSync(join(outDir, folder)).sort(),
  };
}
