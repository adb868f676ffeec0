import {writeFileSync} from 'node:fs';
import {bundleMock} from '../../../plugins/files/mock';

const file = `${process.cwd()}/node_modules/.timbre-mock.mjs`;

// Runs the mock as the site publishes it, with the inspector's page.
void bundleMock(process.cwd()).then((mock) => {
  writeFileSync(file, mock);
  process.argv[1] = file;
  return import(file);
});
