import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Returns the paths of the files that declare an SDK. */
export const declarationFiles = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((file) => join(folder, file));

/** Returns the declarations of an SDK as one text. */
export const declarations = (folder: string): string =>
  declarationFiles(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
