import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {declarations} from '../../../plugins/markdown/option-tables/surfaces/declarations';

/** Writes an npm package that exports the classes that an SDK declares, for samples that are bundled. */
export async function sdkStandIn(sdk: string, folder: string): Promise<void> {
  const names = [...declarations(sdk).matchAll(/export class (\w+)/g)].map(([, name]) => name);
  await mkdir(folder, {recursive: true});
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({name: '@timbre/voice', type: 'module', main: 'index.js'}),
  );
  await writeFile(join(folder, 'index.js'), names.map((name) => `export class ${name} {}\n`).join(''));
}
