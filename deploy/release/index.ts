import {execSync} from 'node:child_process';
import {hash} from 'node:crypto';
import fs from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {filesIn} from '../../plugins/shared/builtSite';
import {readBuild, releaseName} from '../build';
import {writeConfig} from '../nginx';

const releasesIn = (folder: string): string[] => fs.readdirSync(join(folder, 'releases')).sort();
const configOf = (release: string): string => fs.readFileSync(join(release, '.nginx/site.conf'), 'utf8');

/** Replaces a link atomically: renaming a link over another one is a single step. */
function link(target: string, path: string): void {
  fs.rmSync(`${path}.next`, {force: true});
  fs.symlinkSync(target, `${path}.next`);
  fs.renameSync(`${path}.next`, path);
}

/**
 * Serves a release from now on, and beside it the assets of the release that it replaces.
 * @param reload reloads nginx, such as `nginx -s reload`. It runs only if the configuration differs, because it resets
 * all connections. If it fails, the replaced release is served again, and a newer one is removed.
 */
export function serve(folder: string, name: string, reload?: string): void {
  const [current, release] = [resolve(folder, 'current'), resolve(folder, 'releases', name)];
  const replaced = fs.existsSync(current) ? fs.realpathSync(current) : release;
  link(replaced, join(release, '.previous'));
  link(release, current);
  try {
    if (reload && configOf(release) !== configOf(replaced)) execSync(reload, {stdio: 'inherit'});
  } catch (error) {
    link(replaced, current);
    if (release > replaced) fs.rmSync(release, {recursive: true});
    throw error;
  }
}

/**
 * Copies a build to a release of its own, and serves it. The three newest releases are kept.
 * @param folder what nginx serves from; created if it's missing
 * @param listen what nginx listens on, such as `127.0.0.1:8080`
 */
export function release(folder: string, build: string, listen: string, reload?: string): string {
  const name = `${new Date().toISOString().replace(/\D/g, '')}-${releaseName(readBuild(build))}`;
  const staged = join(folder, 'staged');
  for (const needed of ['releases', 'tmp']) fs.mkdirSync(join(folder, needed), {recursive: true});
  fs.rmSync(staged, {recursive: true, force: true});
  // `filesIn` lists no symbolic links, so nothing in a release leads out of it.
  for (const file of filesIn(build)) {
    fs.cpSync(join(build, file), join(staged, file));
    // nginx makes the ETag from size and time, so a time made from the content makes an ETag of the content.
    const seconds = hash('sha256', fs.readFileSync(join(build, file)), 'buffer').readUInt32BE() >>> 2;
    fs.utimesSync(join(staged, file), seconds, seconds);
  }
  writeConfig(join(staged, '.nginx'), fs.realpathSync(folder), listen);
  fs.renameSync(staged, join(folder, 'releases', name));
  serve(folder, name, reload);
  const replaced = basename(fs.realpathSync(join(folder, 'current/.previous')));
  for (const old of releasesIn(folder).slice(0, -3))
    if (old !== replaced) fs.rmSync(join(folder, 'releases', old), {recursive: true});
  return name;
}

/** Serves the release before the current one again. */
export function rollBack(folder: string, reload?: string): string {
  const current = basename(fs.realpathSync(join(folder, 'current')));
  const previous = releasesIn(folder).findLast((name) => name < current);
  if (!previous) throw new Error('There is no release before this one. Fix: build an older state and release that.');
  serve(folder, previous, reload);
  return previous;
}
