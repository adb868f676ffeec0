import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {type BuildRecord, recordFile} from '../plugins/shared/buildRecord';

/**
 * Reads the record of a build.
 * @throws Error if the folder contains no finished build
 */
export function readBuild(directory: string): BuildRecord {
  const file = join(directory, recordFile);
  if (!existsSync(file))
    throw new Error(`${resolve(directory)} contains no finished build. Fix: run \`npm run build\`.`);
  return JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
}

/** Returns the addresses of pages that moved, from old to new, such as `/sdk` to `/developers`. Existing pages win. */
export function readRedirects(): Record<string, string> {
  return (JSON.parse(readFileSync(join(__dirname, 'redirects.json'), 'utf8')) as {pages: Record<string, string>}).pages;
}

/**
 * Returns the name of a build in the names of releases, from which nginx takes what its policy depends on: whether its
 * pages load the application (`app-`), the id, and the hashes of its inline scripts.
 */
export function releaseName({id, scripts, application}: BuildRecord): string {
  return [application ? `app-${id}` : id, ...scripts.map((source) => source.replace(/^sha256-|=$/g, ''))].join('+');
}
