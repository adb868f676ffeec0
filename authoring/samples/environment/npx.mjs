// Stands in for npx in shell samples: runs the project's own copy of a tool, and never downloads one.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';

const {project} = JSON.parse(process.env.TIMBRE_NPM);
const [tool = '', ...words] = process.argv.slice(2);
const path = join(project, 'node_modules/.bin', tool);
if (!tool || !existsSync(path)) {
  console.error(`expected a tool that npm installed, received ${tool || 'nothing'}`);
  process.exit(1);
}
process.exit(spawnSync(path, words, {stdio: 'inherit'}).status ?? 1);
