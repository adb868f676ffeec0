import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Writes an npm package that exports the classes in the declarations, for samples that are bundled. */
export async function sdkStandIn(declarations: string, folder: string): Promise<void> {
  const names = [...(await readFile(declarations, 'utf8')).matchAll(/export class (\w+)/g)].map(([, name]) => name);
  await mkdir(folder, {recursive: true});
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({name: '@timbre/voice', type: 'module', main: 'index.js'}),
  );
  await writeFile(join(folder, 'index.js'), names.map((name) => `export class ${name} {}\n`).join(''));
}
