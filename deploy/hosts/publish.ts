import {cpSync, existsSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {recordFile} from '../../plugins/shared/buildRecord';
import {filesIn} from '../../plugins/shared/builtSite';
import {readBuild, readRedirects} from '../build';
import {type Host, hostFiles} from '.';

/** Returns whether to omit a file: the build's record, or a compressed copy, which hosts create themselves. */
const isUnpublished = (file: string): boolean => basename(file) === recordFile || /\.(?:br|gz)$/.test(file);

/**
 * Copies a build into a folder that can be uploaded to a static host.
 * @param build the finished build
 * @param target the folder, which is replaced
 */
export function publishFor(host: Host, build: string, target: string): void {
  const all = filesIn(build).filter((file) => !isUnpublished(file));
  const pages = all.filter((file) => file.endsWith('.html') && file !== '404.html');
  const assets = all.filter((file) => file.startsWith('assets/'));
  const files = hostFiles(host, {build: readBuild(build), pages, assets, redirects: readRedirects()});
  if (existsSync(target)) rmSync(target, {recursive: true});
  cpSync(build, target, {recursive: true, filter: (file) => !isUnpublished(file)});
  for (const [name, content] of Object.entries(files)) writeFileSync(join(target, name), content);
}
