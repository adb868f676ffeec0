/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {fixture} from '../helpers/fixture';
import {folderWith} from '../helpers/folder';

/** An import that each layer can't have, and words of the message about where it belongs. */
const forbidden: [from: string, to: string, says: string][] = fixture('layers');

const allowed: [from: string, line: (path: string) => string, to: string][] = [
  ['src/sections/Island', (path) => `import {Island} from '${path}'; Island();`, 'src/islands/Island'],
  ['src/sections/Typed', (path) => `import type {Page} from '${path}'; export type Of = Page;`, 'src/content/page'],
];

const pathBetween = (from: string, to: string) => `${'../'.repeat(from.split('/').length)}${to}`;

const files: Record<string, string> = {
  'src/islands/Island.ts': 'export const Island = () => 0;',
  'src/content/page.ts': 'export interface Page {}',
  'src/facts/one.ts': "import type {Two} from './two'; export interface One { two: Two }",
  'src/facts/two.ts': "import type {One} from './one'; export interface Two { one: One }",
};
for (const [from, to] of forbidden) {
  files[`${to}/target.ts`] = 'export const target = 0;';
  files[`${from}/from-${to.replaceAll('/', '-')}.ts`] =
    `import {target} from '${pathBetween(from, to)}/target'; console.log(target);`;
}
for (const [from, line, to] of allowed) files[`${from}.ts`] = line(pathBetween(from.replace(/\/\w+$/, ''), to));

/** The output of the check for these files, with single spaces. */
const printed = (() => {
  const cli = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'err-long', '.'];
  const {stdout, status} = spawnSync(process.execPath, [cli, ...options], {cwd: folderWith(files), encoding: 'utf8'});
  return {status, text: stdout.replaceAll(/\s+/g, ' ')};
})();

it.each(forbidden)("%s can't import %s", (from, to, says) => {
  const place = `${from}/from-${to.replaceAll('/', '-')}.ts → ${to}/target.ts`;
  const [, message = ''] = printed.text.split(`${place} `);
  expect(message.split(' error ')[0]).toContain(says);
});

it('two files that import only types of each other are reported as a circular import', () =>
  expect(printed.text).toMatch(/circular import: src\/facts\/(one|two)\.ts → .*Move what they share, types included/));

it('nothing else is reported, and the check fails', () => {
  expect(printed.text).toContain(`${forbidden.length + 1} dependency violations`);
  expect(printed.status).not.toBe(0);
});
