import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, {recursive: true});
});

/** Creates a folder with the given files, and returns its path. It's removed when the test file ends. */
export function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'timbre-test-'));
  made.push(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

/** Creates a built site of the given files for a finishing step. It's removed when the test file ends. */
export function builtSite(files: Record<string, string>) {
  const outDir = folderWith(files);
  return {
    outDir,
    read: (file: string) => readFileSync(join(outDir, file), 'utf8'),
    list: (folder: string) => readdirSync(join(outDir, folder)).sort(),
  };
}
