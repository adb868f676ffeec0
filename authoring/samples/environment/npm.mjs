// Stands in for npm in shell samples: installs nothing, but knows whether the packages and scripts exist.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const {sdk, project} = JSON.parse(process.env.TIMBRE_NPM);
const [command, ...words] = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('-'));

function checkPackage(word) {
  const [, name, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? [];
  if (name === sdk.name) return version === undefined || version === sdk.version;
  try {
    readFileSync(join(project, 'node_modules', name, 'package.json'));
    return true;
  } catch {
    return false;
  }
}

function complaint() {
  if (command === 'install') {
    const unknown = names.filter((word) => !checkPackage(word));
    return (
      unknown.length > 0 && `expected packages that exist, such as ${sdk.name}@${sdk.version}, received ${unknown}`
    );
  }
  if (command === 'run') {
    const {scripts} = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    return !(names[0] in scripts) && `expected a script of package.json, received ${names[0]}`;
  }
  return `expected npm install or npm run, received npm ${command}`;
}

const found = complaint();
if (found) {
  console.error(found);
  process.exit(1);
}
