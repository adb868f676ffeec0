import {execSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readBuild, readRedirects} from '../build';
import {brotliModule, siteConfig} from '../nginx';
import {stage} from './stage';
import type {ReleaseStore} from './store';

export interface ReleaseOptions {
  /** What nginx listens on, such as `127.0.0.1:8080`. */
  listen: string;
  /** The command that has nginx read its configuration again, such as `nginx -s reload`. Left out, nginx runs not yet. */
  reload?: string;
  redirects?: Record<string, string>;
}

const patienceMs = 30_000;
const settleMs = 500;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until nginx answers with a configuration, and the processes that had the old one have heard so. */
async function configured(listen: string, id: string): Promise<void> {
  const health = `http://${listen}/healthz`;
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(health, {headers: {Connection: 'close'}}).then(
      (response) => response.text(),
      (error: Error) => error.message,
    );
    if (answer.trim() === id) return wait(settleMs);
    if (Date.now() > end)
      throw new Error(
        `${health} answers "${answer.trim()}" and not the new configuration, ${id}. Fix: see nginx's error log; nothing was switched.`,
      );
    await wait(100);
  }
}

/**
 * Has nginx know the policies of all releases before one of them is switched to. Where nothing changes (inline scripts
 * and redirects seldom do) nginx is left alone, and no connection is closed.
 */
async function configure(store: ReleaseStore, ids: string[], options: ReleaseOptions): Promise<void> {
  const {id, text} = siteConfig({
    folder: store.folder,
    listen: options.listen,
    releases: ids.map((release) => ({id: release, scripts: readBuild(store.pathOf(release)).scripts})),
    redirects: options.redirects ?? readRedirects(),
    brotli: brotliModule() !== undefined,
  });
  const file = join(store.folder, 'nginx/site.conf');
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(join(store.folder, 'nginx'), {recursive: true});
  writeFileSync(file, text);
  if (!options.reload) return;
  execSync(options.reload, {stdio: ['ignore', 'inherit', 'inherit']});
  await configured(options.listen, id);
}

/**
 * Serves a build from now on. Whatever goes wrong before the switch leaves the served release as it was.
 * @returns the release's id
 */
export function release(store: ReleaseStore, build: string, options: ReleaseOptions): Promise<string> {
  return store.locked(async () => {
    const {id} = readBuild(build);
    const current = store.current();
    if (!existsSync(store.pathOf(id))) stage(build, store.pathOf(id), current && store.pathOf(current));
    await configure(store, [id, ...store.history().filter((other) => other !== id)], options);
    store.switchTo(id);
    store.keep(id);
    return id;
  });
}

/**
 * Serves the release before the one that is served, which stays.
 * @returns the id of the release that is served now
 * @throws Error when there is none
 */
export function rollBack(store: ReleaseStore, options: ReleaseOptions): Promise<string> {
  return store.locked(async () => {
    const history = store.history();
    const previous = history[history.indexOf(store.current() ?? '') + 1];
    if (!previous) throw new Error('There is no release before this one. Fix: build an older state and release that.');
    await configure(store, [previous, ...history.filter((other) => other !== previous)], options);
    store.switchTo(previous);
    return previous;
  });
}
