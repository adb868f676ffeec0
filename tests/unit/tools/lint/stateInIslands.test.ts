/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {folderWith} from '../../../helpers/folder';

const handler = 'export const view = <button type="button" onClick={() => undefined}>Press</button>;\n';
const state = "import {useState} from 'react';\nexport const useCount = () => useState(0);\n";
const effect = "import * as React from 'react';\nexport const useTitle = () => React.useEffect(() => undefined);\n";
const view = 'export const view = <button type="button" data-copy="">Copy</button>;\n';

/** The errors that the project's lint rules report, one for each line. */
const errors = (() => {
  const files = Object.entries({handler, state, effect, view}).flatMap(([name, source]) => [
    [`src/sections/home/${name}.tsx`, source],
    [`src/islands/${name}/index.tsx`, source],
  ]);
  const folder = folderWith(Object.fromEntries(files));
  for (const part of ['biome.json', 'tools/lint']) cpSync(part, join(folder, part), {recursive: true});
  const biome = require.resolve('@biomejs/biome/bin/biome');
  const options = ['lint', '--vcs-enabled=false', '--reporter=github', '.'];
  return spawnSync(process.execPath, [biome, ...options], {cwd: folder, encoding: 'utf8'}).stdout.split('\n');
})();

const reportedIn = (path: string) => errors.filter((line) => line.includes(`/${path},`)).join('\n');

test.each([
  ['handler', 'A handler runs only inside an island. Move the component to src/islands'],
  ['state', 'State and effects run only inside an island. Move the component to src/islands'],
  ['effect', 'State and effects run only inside an island. Move the component to src/islands'],
])('outside of islands, this is an error with the right place: %s', (name, message) =>
  expect(reportedIn(`src/sections/home/${name}.tsx`)).toContain(message),
);

test.each(['islands/handler/index', 'islands/state/index', 'islands/effect/index', 'sections/home/view'])(
  'src/%s.tsx is not reported',
  (path) => expect(reportedIn(`src/${path}.tsx`)).not.toContain('inside an island'),
);
