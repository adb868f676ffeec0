import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {bundleMock} from '../../../plugins/files/mock';

const root = join(__dirname, '../../..');
const file = join(root, 'node_modules/.timbre-mock.mjs');

// Runs the mock as the site publishes it, with the inspector's page.
void bundleMock(root).then(async (mock) => {
  await writeFile(file, mock);
  process.argv[1] = file;
  await import(file);
});
