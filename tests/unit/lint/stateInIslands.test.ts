/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {folderWith} from '../../helpers/folder';

const biome = require.resolve('@biomejs/biome/bin/biome');

const handler = 'export const view = <button type="button" onClick={() => undefined}>Press</button>;\n';
const state = "import {useState} from 'react';\nexport const useCount = () => useState(0);\n";
const effect = "import * as React from 'react';\nexport const useTitle = () => React.useEffect(() => undefined);\n";
const view = 'export const view = <button type="button" data-copy="">Copy</button>;\n';

/** Returns what the project's lint rules report about a file at a path. */
function report(path: string, source: string): string {
  const folder = folderWith({[path]: source});
  for (const part of ['biome.json', 'lint']) cpSync(part, join(folder, part), {recursive: true});
  const {stdout, stderr} = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return (stdout + stderr).replace(/\s+/g, ' ');
}

test.each([
  ['a handler', handler, 'A handler runs only inside an island. Move the component to src/islands'],
  ['state', state, 'State and effects run only inside an island. Move the component to src/islands'],
  ['an effect', effect, 'State and effects run only inside an island. Move the component to src/islands'],
])('%s outside of islands is an error with the right place', (_, source, message) => {
  expect(report('src/sections/home/A.tsx', source)).toContain(message);
});

test.each([handler, state, effect])('islands can have it: %s', (source) => {
  expect(report('src/islands/A/index.tsx', source)).not.toContain('inside an island');
});

test('a view without handlers is not reported', () => {
  expect(report('src/components/A/index.tsx', view)).not.toContain('inside an island');
});
