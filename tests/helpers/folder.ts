import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, {recursive: true});
});

/** Creates a folder with the given files, and returns its path. It's removed when the test file ends. */
export function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'timbre-test-'));
  made.push(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
