import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {filesIn} from '../../plugins/shared/builtSite';

/** The file in a release that lists the files it contains only for readers of another one. */
const inheritedFile = '.inherited.json';

const sameContent = (one: string, other: string): boolean =>
  existsSync(other) && statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));

/**
 * Puts a file into a release. An unchanged file is a hard link to the previous release's, so its time stays the same,
 * and with it the ETag, which nginx makes from time and size. A changed file gets a later time, so its ETag changes.
 */
function place(source: string, target: string, previous: string | undefined): void {
  mkdirSync(dirname(target), {recursive: true});
  if (previous && sameContent(source, previous)) {
    linkSync(previous, target);
    return;
  }
  copyFileSync(source, target);
  const seconds = Math.floor(Date.now() / 1000);
  const before = previous && existsSync(previous) ? Math.floor(statSync(previous).mtimeMs / 1000) : 0;
  const time = Math.max(seconds, before + 1);
  utimesSync(target, time, time);
}

/** Reads which of a release's files are there only for readers of another one. */
function inheritedBy(release: string): string[] {
  const list = join(release, inheritedFile);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** Returns the hashed files that a release was built with, without those that it inherited. */
function ownAssets(release: string): string[] {
  const inherited = new Set(inheritedBy(release));
  return filesIn(release).filter((file) => file.startsWith('assets/') && !inherited.has(file));
}

/**
 * Links the assets of another release into a release, for readers who have a page of the other one open and load a part
 * of it later. Assets that the other one inherited aren't passed on.
 */
export function inheritAssets(release: string, from: string): void {
  const taken = ownAssets(from).filter((file) => !existsSync(join(release, file)));
  for (const file of taken) {
    mkdirSync(dirname(join(release, file)), {recursive: true});
    linkSync(join(from, file), join(release, file));
  }
  writeFileSync(join(release, inheritedFile), `${JSON.stringify([...inheritedBy(release), ...taken])}\n`);
}

/**
 * Copies a build to the folder of a release, completely or not at all. `filesIn` lists no symbolic links, so
 * nothing in a release leads out of it.
 * @param build the finished build
 * @param target the release's folder, which must not exist yet
 * @param previous the folder of the release that is served now
 */
export function stage(build: string, target: string, previous?: string): void {
  const partial = `${target}.partial`;
  rmSync(partial, {recursive: true, force: true});
  for (const file of filesIn(build)) place(join(build, file), join(partial, file), previous && join(previous, file));
  renameSync(partial, target);
}
