import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {readGroups, readPages} from './content';
import {ours, type Site} from './sites';
import {writePage} from './starlightPages';

const template = 'bench/site/starlight';
const work = resolve('bench/.work/starlight');

/** Runs a program until it ends. */
export const run = (program: string, args: string[], cwd = '.', env: Record<string, string> = {}) =>
  promisify(execFile)(program, args, {cwd, env: {...process.env, ...env, CI: 'true'}, maxBuffer: 100_000_000});

/** Installs Starlight, unless the same packages are already installed. */
async function install(): Promise<void> {
  const wanted = readFileSync(join(template, 'package.json'), 'utf8');
  const installed = join(work, 'package.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  mkdirSync(work, {recursive: true});
  writeFileSync(installed, wanted);
  await run('npm', ['install', '--no-audit', '--no-fund'], work);
}

/** Builds the project's own documentation with Starlight. */
async function build(): Promise<void> {
  await install();
  const folder = join(work, 'site');
  const pages = join(folder, 'src/content/docs');
  rmSync(folder, {recursive: true, force: true});
  cpSync(template, folder, {recursive: true});
  mkdirSync(pages, {recursive: true});
  cpSync('docs/diagrams', join(folder, 'public/diagrams'), {recursive: true});
  writeFileSync(join(folder, 'groups.json'), JSON.stringify(readGroups()));
  for (const page of await readPages()) writeFileSync(join(pages, `${page.id}.mdx`), writePage(page));
  await run(join(work, 'node_modules/.bin/astro'), ['build'], folder, {ASTRO_TELEMETRY_DISABLED: '1'});
}

/** Returns the folder of a site: ours as `npm run build` left it, and Starlight's as it was last built, or built now. */
export async function builtSite(site: Site): Promise<string> {
  if (site === ours) return 'build';
  const built = join(work, 'site/dist');
  if (!existsSync(built)) await build();
  return built;
}
