import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {basename, join} from 'node:path';

/** How many releases are kept: the one that is served, and those that a rollback can serve. */
const keptReleases = 3;

/**
 * The folder that a server serves from: each `releases/<name>` is a build (named by `releaseName`), `current` is a link
 * to the one that is served, and `history.json` lists them, the newest first.
 */
export class ReleaseStore {
  readonly folder: string;

  /** @param folder created if it's missing */
  constructor(folder: string) {
    mkdirSync(join(folder, 'releases'), {recursive: true});
    // Resolves links, so that the nginx configuration gets a real path.
    this.folder = realpathSync(folder);
  }

  pathOf(name: string): string {
    return join(this.folder, 'releases', name);
  }

  /** Returns the names of the existing releases, the newest first. */
  history(): string[] {
    const file = join(this.folder, 'history.json');
    const listed: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    return listed.filter((name) => existsSync(this.pathOf(name)));
  }

  /** Returns the name of the release that is served. */
  current(): string | undefined {
    const link = join(this.folder, 'current');
    return existsSync(link) ? basename(realpathSync(link)) : undefined;
  }

  /** Switches to another release atomically: renaming a link over another one is a single step. */
  switchTo(name: string): void {
    const next = join(this.folder, 'current.next');
    rmSync(next, {force: true});
    symlinkSync(join('releases', name), next);
    renameSync(next, join(this.folder, 'current'));
  }

  /** Records a release as the newest, and removes the oldest ones. The one that is served is always kept. */
  keep(name: string): void {
    const all = [name, ...this.history().filter((other) => other !== name)];
    const current = this.current();
    const kept = all.filter((other, index) => index < keptReleases || other === current);
    writeFileSync(join(this.folder, 'history.json'), `${JSON.stringify(kept)}\n`);
    for (const other of all) if (!kept.includes(other)) rmSync(this.pathOf(other), {recursive: true});
  }

  /**
   * Runs one release at a time.
   * @throws Error when another one runs
   */
  locked<T>(work: () => T): T {
    const lock = join(this.folder, 'lock');
    try {
      mkdirSync(lock);
    } catch {
      throw new Error(`Another release is under way. Fix: wait for it; if none is, remove ${lock}.`);
    }
    try {
      return work();
    } finally {
      rmSync(lock, {recursive: true});
    }
  }
}
