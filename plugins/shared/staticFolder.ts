import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** Adds a folder of generated files, which the live preview and the build serve as they are. */
export function staticFolder({siteConfig, generatedFilesDir}: LoadContext, name: string) {
  const path = join(generatedFilesDir, `${name}-static`);
  siteConfig.staticDirectories.push(path);
  return {
    path,
    /** Removes all files. */
    async clear(): Promise<void> {
      await rm(path, {recursive: true, force: true});
      await mkdir(path, {recursive: true});
    },
    /** Writes a file at its path on the site. */
    async write(file: string, content: string | Uint8Array): Promise<void> {
      await mkdir(dirname(join(path, file)), {recursive: true});
      await writeFile(join(path, file), content);
    },
  };
}
