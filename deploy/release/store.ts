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

/** How many releases stay: the one that is served and those that can be gone back to. */
const keptReleases = 3;

/**
 * The folder that a server serves from: `releases/<name>` holds a build each (named by `releaseName`), `current` is a link to the one that is
 * served, and `history.json` lists them, the newest first.
 */
export class ReleaseStore {
  readonly folder: string;

  /** @param folder made when it is missing */
  constructor(folder: string) {
    mkdirSync(join(folder, 'releases'), {recursive: true});
    // Resolves links, so that the nginx configuration gets a real path.
    this.folder = realpathSync(folder);
  }

  pathOf(name: string): string {
    return join(this.folder, 'releases', name);
  }

  /** The releases that are there, the newest first. */
  history(): string[] {
    const file = join(this.folder, 'history.json');
    const listed: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    return listed.filter((name) => existsSync(this.pathOf(name)));
  }

  /** The release that is served. */
  current(): string | undefined {
    const link = join(this.folder, 'current');
    return existsSync(link) ? basename(realpathSync(link)) : undefined;
  }

  /** Serves another release, from one request to the next: renaming a link over another is one step. */
  switchTo(name: string): void {
    const next = join(this.folder, 'current.next');
    rmSync(next, {force: true});
    symlinkSync(join('releases', name), next);
    renameSync(next, join(this.folder, 'current'));
  }

  /** Notes a release as the newest and removes those that nobody goes back to. The one that is served always stays. */
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
