import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {type BenchPage, type Group, readGroups, readPages} from './content';
import {type Dialect, docusaurus, writePage} from './dialects';
import {ours, type Peer, type Site} from './sites';

/** Everything a site is made of: its pages and the groups of its sidebar. */
export interface Content {
  pages: BenchPage[];
  groups: Group[];
}

/** A site that is built. */
interface Built {
  directory: string;
  seconds: number;
}

const work = 'bench/.work';

/** Returns the project's own documentation. */
export const realContent = async (): Promise<Content> => ({pages: await readPages(), groups: readGroups()});

/** Runs a program until it ends. */
export const run = (program: string, args: string[], cwd = '.', env: Record<string, string> = {}) =>
  promisify(execFile)(program, args, {cwd, env: {...process.env, ...env, CI: 'true'}, maxBuffer: 100_000_000});

async function timed(build: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await build();
  return (performance.now() - started) / 1000;
}

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

/** Builds a generator's project from scratch, in a folder with this name. */
async function buildPeer(peer: Peer, {pages, groups}: Content, name: string): Promise<Built> {
  const {id, dialect, folders, program} = peer;
  await install(peer);
  const folder = resolve(work, id, name);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  rmSync(folder, {recursive: true, force: true});
  cpSync(join('bench/site/peers', id), folder, {recursive: true});
  mkdirSync(join(folder, folders.pages), {recursive: true});
  cpSync('docs/diagrams', join(folder, folders.files, 'diagrams'), {recursive: true});
  write('groups.json', JSON.stringify(groups));
  for (const page of pages) {
    const slug = id === 'docusaurus' && page.id === 'index' ? {slug: '/'} : undefined;
    write(join(folders.pages, `${page.id}.mdx`), writePage(page, dialect, slug));
  }
  const command = resolve(work, id, 'node_modules/.bin', program);
  const seconds = await timed(() => run(command, ['build'], folder, {ASTRO_TELEMETRY_DISABLED: '1'}));
  return {directory: join(folder, folders.out), seconds};
}

const ownDialect: Dialect = {...docusaurus, imports: ''};
const ownMatter = {owner: 'developer-relations', reviewed: '2026-11-16'};

/** Copies this project without its history, adds generated pages, and builds it from scratch. */
async function buildOurs({pages, groups}: Content, name: string): Promise<Built> {
  const folder = resolve(work, 'ours', name);
  const omitted = /^(?:node_modules|build.*|bench|tests|\.git|\.docusaurus.*)$/;
  rmSync(folder, {recursive: true, force: true});
  for (const entry of readdirSync('.').filter((path) => !omitted.test(path)))
    cpSync(entry, join(folder, entry), {recursive: true});
  for (const page of pages.filter(({id}) => !existsSync(`docs/${id}.mdx`)))
    writeFileSync(join(folder, 'docs', `${page.id}.mdx`), writePage(page, ownDialect, ownMatter));
  const categories = groups.map(({label, collapsed, ids}) => ({type: 'category', label, collapsed, items: ids}));
  const sidebar = [{type: 'doc', id: 'index', label: 'Documentation home'}, ...categories];
  writeFileSync(join(folder, 'sidebars.ts'), `export default ${JSON.stringify({documentation: sidebar})};\n`);
  const command = resolve('node_modules/.bin/docusaurus');
  const seconds = await timed(() => run(command, ['build'], folder, {NODE_OPTIONS: '--max-semi-space-size=64'}));
  return {directory: join(folder, 'build'), seconds};
}

const isPeer = (site: Site): site is Peer => site !== ours;

/** Builds a site from scratch with this content, in a folder with this name. */
export const buildSite = (site: Site, content: Content, name: string): Promise<Built> =>
  isPeer(site) ? buildPeer(site, content, name) : buildOurs(content, name);

/**
 * Returns the folder of a site with the project's own documentation: ours as `npm run build` left it, and another as it
 * was last built, or built now.
 */
export async function builtSite(site: Site): Promise<string> {
  if (!isPeer(site)) return 'build';
  const built = resolve(work, site.id, 'site', site.folders.out);
  return existsSync(built) ? built : (await buildSite(site, await realContent(), 'site')).directory;
}
