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
import {filesIn} from '../../plugins/finish/site';

/** Lists, in a release, the files it only holds for readers of another one. */
const inheritedFile = '.inherited.json';

const sameContent = (one: string, other: string): boolean =>
  existsSync(other) && statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));

/**
 * Puts a file into a release. An unchanged one is the previous release's own file, so that its time, and with it the
 * ETag that nginx makes of time and size, stays; a changed one gets a later time, so that its ETag can't stay.
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

/** The hashed files that a release was built with, without those it took over. */
function ownAssets(release: string): string[] {
  const inherited = new Set(inheritedBy(release));
  return filesIn(release).filter((file) => file.startsWith('assets/') && !inherited.has(file));
}

/**
 * Has a release hold the assets of another one too, for readers who have one of that one's pages open and load a part of
 * it only now. What it took over itself is not handed on.
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
 * Copies a build to the folder of a release, completely or not at all. `filesIn` lists no links, so nothing in a release
 * leads out of it.
 * @param build the finished build
 * @param target the release's folder; must not be there yet
 * @param previous the folder of the release that is served now
 */
export function stage(build: string, target: string, previous?: string): void {
  const partial = `${target}.partial`;
  rmSync(partial, {recursive: true, force: true});
  for (const file of filesIn(build)) place(join(build, file), join(partial, file), previous && join(previous, file));
  renameSync(partial, target);
}
