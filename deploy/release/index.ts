import {execSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readBuild, readRedirects, releaseName} from '../build';
import {brotliModule, serverConfig, siteConfig} from '../nginx';
import {inheritAssets, stage} from './stage';
import type {ReleaseStore} from './store';

export interface ReleaseOptions {
  /** What nginx listens on, such as `127.0.0.1:8080`. */
  listen: string;
  /** The command that has nginx read its configuration again, such as `nginx -s reload`. Left out, nginx runs not yet. */
  reload?: string;
  redirects?: Record<string, string>;
}

/**
 * Writes nginx's configuration, and has nginx read it where it changed. It holds nothing of a release, so it changes
 * only when headers or redirects do; most releases leave nginx alone, and no connection is closed.
 * @throws Error of the reload command; the configuration is then the one before
 */
function configure({folder}: ReleaseStore, {listen, reload, redirects = readRedirects()}: ReleaseOptions): void {
  const file = join(folder, 'nginx/site.conf');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const text = siteConfig({folder, listen, redirects, brotli: brotliModule() !== undefined});
  if (before === text) return;
  for (const needed of ['nginx', 'tmp']) mkdirSync(join(folder, needed), {recursive: true});
  writeFileSync(file, text);
  writeFileSync(join(folder, 'nginx/nginx.conf'), serverConfig());
  if (!reload) return;
  try {
    execSync(reload, {stdio: ['ignore', 'inherit', 'inherit']});
  } catch (error) {
    if (before !== undefined) writeFileSync(file, before);
    throw error;
  }
}

/**
 * Serves a build from now on. Whatever goes wrong before the switch leaves the served release as it was.
 * @returns the release's name
 */
export function release(store: ReleaseStore, build: string, options: ReleaseOptions): string {
  return store.locked(() => {
    const name = releaseName(readBuild(build));
    const current = store.current();
    if (!existsSync(store.pathOf(name))) stage(build, store.pathOf(name), current && store.pathOf(current));
    configure(store, options);
    store.switchTo(name);
    store.keep(name);
    return name;
  });
}

/**
 * Serves the release before the one that is served, which stays.
 * @returns the name of the release that is served now
 * @throws Error when there is none
 */
export function rollBack(store: ReleaseStore): string {
  return store.locked(() => {
    const history = store.history();
    const current = store.current();
    const previous = current && history[history.indexOf(current) + 1];
    if (!previous) throw new Error('There is no release before this one. Fix: build an older state and release that.');
    inheritAssets(store.pathOf(previous), store.pathOf(current));
    store.switchTo(previous);
    return previous;
  });
}
