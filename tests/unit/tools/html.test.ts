/** @jest-environment node */
import {spawnSync} from 'node:child_process';

it.each([
  ['', 0],
  ['true', 1],
])("without Java, it's said that the HTML of pages isn't proven, which fails only in CI: %j", (CI, status) => {
  const env = {...process.env, PATH: '', CI};
  const tested = spawnSync(process.execPath, ['--import', 'tsx', 'tools/test.ts', 'HTML'], {encoding: 'utf8', env});
  expect(tested.stdout).toContain('HTML of the built pages: no Java 17 or newer here');
  expect(tested.status).toBe(status);
});
