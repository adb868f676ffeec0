import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {compressFolder} from '../../plugins/finish/compress';
import {type BenchPage, type Group, readGroups, readPages} from './content';
import {type Dialect, docusaurus, writePage} from './dialects';
import {type Peer, peers, type Site} from './generators';
import {type Run, run} from './run';

/** Everything a site is made of: its pages and the groups of its sidebar. */
export interface Content {
  pages: BenchPage[];
  groups: Group[];
}

/** The project's own documentation. */
export const realContent = (): Content => ({pages: readPages(), groups: readGroups()});

const work = 'bench/.work';
const template = (name: string) => `bench/site/peers/${name}`;

/**
 * Installs packages, unless the same ones are already installed.
 * @param packages the folder of `bench/.work` that gets them
 * @param templates folders of `bench/site/peers`; the last one's `package.json` names them
 * @returns the folder that has them
 */
export async function install({packages, templates}: Pick<Peer, 'packages' | 'templates'>): Promise<string> {
  const folder = join(work, packages);
  const wanted = readFileSync(join(template(templates.at(-1) ?? ''), 'package.json'), 'utf8');
  const stamp = join(folder, 'installed.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), wanted);
  await run('npm', ['install', '--no-audit', '--no-fund'], {cwd: folder});
  writeFileSync(stamp, wanted);
  return folder;
}

function writeProject(peer: Peer, {pages, groups}: Content, folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  for (const name of peer.templates) cpSync(template(name), folder, {recursive: true});
  const at = (...parts: string[]) => join(folder, ...parts);
  mkdirSync(at(peer.folders.pages), {recursive: true});
  cpSync('docs/diagrams', at(peer.folders.files, 'diagrams'), {recursive: true});
  writeFileSync(at('groups.json'), JSON.stringify(groups));
  writeFileSync(at('titles.json'), JSON.stringify(Object.fromEntries(pages.map(({id, title}) => [id, title]))));
  for (const page of pages) {
    const slug = peer.packages === 'docusaurus' && page.id === 'index' ? {slug: '/'} : undefined;
    const file = at(peer.folders.pages, page.id + peer.dialect.extension);
    writeFileSync(file, writePage(page, peer.dialect, slug));
  }
}

/** A generator's project on disk, ready to build. */
export interface Project {
  /** Where the built site is. */
  out: string;
  /** Builds it from scratch, or with whatever the last build left. */
  build(from: 'cold' | 'warm'): Promise<Run>;
}

interface Recipe {
  folder: string;
  out: string;
  caches: string[];
  program: string;
  args: string[];
  env: Record<string, string>;
}

function projectIn({folder, out, caches, program, args, env}: Recipe): Project {
  return {
    out: join(folder, out),
    build(from) {
      const stale = from === 'cold' ? [out, ...caches] : [out];
      for (const path of stale) rmSync(join(folder, path), {recursive: true, force: true});
      return run(program, args, {cwd: folder, env});
    },
  };
}

/** Writes a generator's project with this content and installs what it needs. */
async function preparePeer(peer: Peer, content: Content, name: string): Promise<Project> {
  await install(peer);
  const packages = resolve(work, peer.packages);
  const folder = join(packages, 'sites', `${peer.id}-${name}`);
  writeProject(peer, content, folder);
  const {program, args, env} = peer.build;
  const {out, caches} = peer.folders;
  return projectIn({folder, out, caches, program: join(packages, 'node_modules/.bin', program), args, env});
}

const ownDialect: Dialect = {...docusaurus, head: () => []};
const ownMatter = {owner: 'developer-relations', reviewed: '2026-11-16'};

/**
 * Copies this project without its history, and adds generated pages, so the original's caches and pages don't change.
 */
async function prepareOurs({pages, groups}: Content, name: string): Promise<Project> {
  const folder = resolve(work, 'ours', name);
  const omitted = new Set(['node_modules', 'build', 'bench', 'tests', '.git', '.docusaurus', '.docusaurus-preview']);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const entry of readdirSync('.').filter((path) => !omitted.has(path)))
    cpSync(entry, join(folder, entry), {recursive: true});
  const real = new Set(readPages().map(({id}) => id));
  for (const page of pages.filter(({id}) => !real.has(id)))
    writeFileSync(join(folder, 'docs', `${page.id}.mdx`), writePage(page, ownDialect, ownMatter));
  const categories = groups.map(({label, collapsed, ids}) => ({type: 'category', label, collapsed, items: ids}));
  const sidebar = [{type: 'doc', id: 'index', label: 'Documentation home'}, ...categories];
  writeFileSync(join(folder, 'sidebars.ts'), `export default ${JSON.stringify({documentation: sidebar})};\n`);
  const program = resolve('node_modules/.bin/docusaurus');
  const caches = ['.docusaurus', 'node_modules'];
  return projectIn({
    folder,
    out: 'build',
    caches,
    program,
    args: ['build'],
    env: {NODE_OPTIONS: '--max-semi-space-size=64'},
  });
}

/**
 * Writes a site's project with this content, ready to build.
 * @param name tells it apart from others of the same site
 */
export function prepareProject(site: Site, content: Content, name: string): Promise<Project> {
  const peer = peers.find(({id}) => id === site.id);
  return peer ? preparePeer(peer, content, name) : prepareOurs(content, name);
}

const readFolder = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Builds and compresses a generator's site, unless the same content was built by the same project before. */
export async function builtSite(peer: Peer, content: Content, name: string): Promise<string> {
  const state = join(work, peer.packages, `${peer.id}-${name}.txt`);
  const templates = peer.templates.map((folder) => readFolder(template(folder)));
  const wanted = hash([content, templates, content.pages.map((page) => writePage(page, peer.dialect))]);
  const out = resolve(work, peer.packages, 'sites', `${peer.id}-${name}`, peer.folders.out);
  if (existsSync(out) && existsSync(state) && readFileSync(state, 'utf8') === wanted) return out;
  rmSync(state, {force: true});
  const project = await prepareProject(peer, content, name);
  await project.build('cold');
  await compressFolder(project.out);
  writeFileSync(state, wanted);
  return project.out;
}
