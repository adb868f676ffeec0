import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {bundleMock} from '../../../plugins/files/mock';

const root = join(__dirname, '../../..');
const folder = join(root, 'node_modules/.cache/mock');

/** Bundles the mock as the site publishes it, with the inspector's page, and runs it. */
async function main(): Promise<void> {
  const file = join(folder, 'mock.mjs');
  await mkdir(folder, {recursive: true});
  await writeFile(file, await bundleMock(root));
  process.argv[1] = file;
  await import(file);
}

void main();
