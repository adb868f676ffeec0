import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {readGroups, readPages} from './content';
import {writePage} from './dialects';
import {ours, type Peer, type Site} from './sites';

const work = 'bench/.work';

/** Runs a program until it ends. */
export const run = (program: string, args: string[], cwd = '.', env: Record<string, string> = {}) =>
  promisify(execFile)(program, args, {cwd, env: {...process.env, ...env, CI: 'true'}, maxBuffer: 100_000_000});

/** Installs a generator, unless the same packages are already installed. */
async function install({id}: Peer): Promise<void> {
  const [template, folder] = [join('bench/site/peers', id), join(work, id)];
  const wanted = readFileSync(join(template, 'package.json'), 'utf8');
  const installed = join(folder, 'package.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  mkdirSync(folder, {recursive: true});
  writeFileSync(installed, wanted);
  await run('npm', ['install', '--no-audit', '--no-fund'], folder);
}

/** Builds the project's own documentation with a generator. */
async function build(peer: Peer): Promise<void> {
  const {id, dialect, folders, program} = peer;
  await install(peer);
  const folder = resolve(work, id, 'site');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  rmSync(folder, {recursive: true, force: true});
  cpSync(join('bench/site/peers', id), folder, {recursive: true});
  mkdirSync(join(folder, folders.pages), {recursive: true});
  cpSync('docs/diagrams', join(folder, folders.files, 'diagrams'), {recursive: true});
  write('groups.json', JSON.stringify(readGroups()));
  for (const page of await readPages()) {
    const slug = id === 'docusaurus' && page.id === 'index' ? {slug: '/'} : undefined;
    write(join(folders.pages, `${page.id}.mdx`), writePage(page, dialect, slug));
  }
  await run(resolve(work, id, 'node_modules/.bin', program), ['build'], folder, {ASTRO_TELEMETRY_DISABLED: '1'});
}

const isPeer = (site: Site): site is Peer => site !== ours;

/** Returns the folder of a site: ours as `npm run build` left it, and another as it was last built, or built now. */
export async function builtSite(site: Site): Promise<string> {
  if (!isPeer(site)) return 'build';
  const built = resolve(work, site.id, 'site', site.folders.out);
  if (!existsSync(built)) await build(site);
  return built;
}
