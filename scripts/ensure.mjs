// Makes a fresh clone runnable: installs the locked dependencies when they are missing or stale.
// Uses Node's own modules only, because nothing else may be there yet.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node 20.19 or newer is needed; this is Node ${process.versions.node}. Install a current LTS from your usual source.`,
  );
  process.exit(1);
}

/** The packages a lockfile names with their versions, without the entry for the project itself. */
function lockedPackages(file) {
  if (!existsSync(file)) return undefined;
  const {packages} = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(packages).filter(([name]) => name !== ''));
}

/** True when every package that the lockfile wants on this platform stands in node_modules at its version. */
function upToDate() {
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(
    ([name, {version, optional, peer}]) =>
      installed[name]?.version === version || (!installed[name] && (optional || peer)),
  );
}

if (!upToDate()) {
  console.log('Installing dependencies (npm ci) …');
  const {status} = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: read its message above, mend it, and run the command again.');
    process.exit(status ?? 1);
  }
}
