// Installs the locked dependencies when they are missing or stale, so a fresh clone runs.
// Uses Node's own modules only, because no others may be installed yet.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node 20.19 or newer is required; this is Node ${process.versions.node}. Install a current LTS from your usual source.`,
  );
  process.exit(1);
}

/** Returns the packages of a lockfile, without the entry for the project itself. */
function lockedPackages(file) {
  if (!existsSync(file)) return undefined;
  const {packages} = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(packages).filter(([name]) => name !== ''));
}

/** Returns whether node_modules has every package that the lockfile requires on this platform, at its version. */
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
    // The young generation gets 128 MB, because npm otherwise spends an eighth of its time collecting garbage.
    env: {...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`.trim()},
  });
  if (status !== 0) {
    console.error('npm ci failed: read its message above, fix the cause, and run the command again.');
    process.exit(status ?? 1);
  }
}
