import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, {recursive: true});
});

/** A built site for a finishing step to work on, made of the given files; removed when the test file ends. */
export function builtSite(files: Record<string, string>) {
  const outDir = mkdtempSync(join(tmpdir(), 'built-site-'));
  made.push(outDir);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, file)), {recursive: true});
    writeFileSync(join(outDir, file), content);
  }
  return {
    outDir,
    read: (file: string) => readFileSync(join(outDir, file), 'utf8'),
    list: (folder: string) => readdirSync(join(outDir, folder)).sort(),
  };
}
