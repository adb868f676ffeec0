import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, {recursive: true});
});

/** A new folder with the given files; removed when the test file ends. @returns its path */
export function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'timbre-test-'));
  made.push(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
