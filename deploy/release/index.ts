import {execSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readBuild, readRedirects, releaseName} from '../build';
import {brotliModule, serverConfig, siteConfig} from '../nginx';
import {inheritAssets, stage} from './stage';
import type {ReleaseStore} from './store';

export interface ReleaseOptions {
  /** What nginx listens on, such as `127.0.0.1:8080`. */
  listen: string;
  /** Reloads nginx if its configuration changed, such as `nginx -s reload`. Omit it if nginx isn't running yet. */
  reload?: string;
  redirects?: Record<string, string>;
}

/**
 * Writes nginx's configuration, and reloads nginx if it changed. It doesn't depend on the release, so most releases
 * don't change it, and no connection is reset.
 * @throws the error of the reload command, after restoring the previous configuration
 */
function configure({folder}: ReleaseStore, {listen, reload, redirects = readRedirects()}: ReleaseOptions): void {
  for (const needed of ['nginx', 'tmp']) mkdirSync(join(folder, needed), {recursive: true});
  const changed = [
    {name: 'site.conf', text: siteConfig({folder, listen, redirects, brotli: brotliModule() !== undefined})},
    {name: 'nginx.conf', text: serverConfig()},
  ]
    .map(({name, text}) => {
      const file = join(folder, 'nginx', name);
      return {file, text, before: existsSync(file) ? readFileSync(file, 'utf8') : undefined};
    })
    .filter(({text, before}) => text !== before);
  for (const {file, text} of changed) writeFileSync(file, text);
  if (!reload || changed.length === 0) return;
  try {
    execSync(reload, {stdio: ['ignore', 'inherit', 'inherit']});
  } catch (error) {
    for (const {file, before} of changed) {
      if (before === undefined) rmSync(file);
      else writeFileSync(file, before);
    }
    throw error;
  }
}

/**
 * Serves a build from now on. If anything fails before the switch, the served release stays as it was.
 * @returns the release's name
 */
export function release(store: ReleaseStore, build: string, options: ReleaseOptions): string {
  return store.locked(() => {
    const name = releaseName(readBuild(build));
    const target = store.pathOf(name);
    const current = store.current();
    const previous = current && store.pathOf(current);
    if (!existsSync(target)) stage(build, target, previous);
    if (previous) inheritAssets(target, previous);
    configure(store, options);
    store.switchTo(name);
    store.keep(name);
    return name;
  });
}

/**
 * Serves the previous release again, and keeps the current one.
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
