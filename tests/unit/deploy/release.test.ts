/** @jest-environment node */
import {existsSync, mkdirSync, readFileSync, readlinkSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {releaseName} from '../../../deploy/build';
import {type ReleaseOptions, release, rollBack} from '../../../deploy/release';
import {ReleaseStore} from '../../../deploy/release/store';
import {builtSite} from '../../helpers/builtSite';

const hash = 'a'.repeat(43);
const options: ReleaseOptions = {listen: '127.0.0.1:8080', redirects: {}};

/** Creates a build with a page that differs by version, one that doesn't, and an asset of its own. */
const build = (version: string): string =>
  builtSite({
    '.build.json': JSON.stringify({id: version, scripts: [`sha256-${hash}=`]}),
    'index.html': `<p>${version}`,
    'same.html': '<p>same',
    [`assets/app-${version}.js`]: version,
    'assets/font.woff2': 'font',
  }).outDir;

const newStore = () => new ReleaseStore(builtSite({}).outDir);
const served = (store: ReleaseStore, file: string) => join(store.folder, 'current', file);

it('a release is named after its build and its inline scripts', () => {
  expect(releaseName({id: 'abc', scripts: [`sha256-${hash}=`]})).toBe(`abc+${hash}`);
});

it('serves the newest release through a relative link', () => {
  const store = newStore();
  for (const version of ['one', 'two']) release(store, build(version), options);
  expect(readFileSync(served(store, 'index.html'), 'utf8')).toBe('<p>two');
  expect(readlinkSync(join(store.folder, 'current'))).toBe(join('releases', `two+${hash}`));
});

it('keeps the assets of the previous release for one more release', () => {
  const store = newStore();
  for (const version of ['one', 'two']) release(store, build(version), options);
  expect(existsSync(served(store, 'assets/app-one.js'))).toBe(true);
  release(store, build('three'), options);
  expect(existsSync(served(store, 'assets/app-one.js'))).toBe(false);
  expect(existsSync(served(store, 'assets/app-two.js'))).toBe(true);
});

it('keeps the modification time, and thus the ETag, of an unchanged page, and changes that of a changed page', () => {
  const store = newStore();
  release(store, build('one'), options);
  const times = () => ['same.html', 'index.html'].map((file) => statSync(served(store, file)).mtimeMs);
  const [same = 0, changed = 0] = times();
  release(store, build('two'), options);
  const [sameNow = 0, changedNow = 0] = times();
  expect(sameNow).toBe(same);
  expect(changedNow).toBeGreaterThanOrEqual(changed + 1000);
});

it('keeps the assets of the release that a rollback replaces', () => {
  const store = newStore();
  for (const version of ['one', 'two', 'three']) release(store, build(version), options);
  rollBack(store);
  expect(existsSync(served(store, 'assets/app-three.js'))).toBe(true);
  rollBack(store);
  expect(existsSync(served(store, 'assets/app-two.js'))).toBe(true);
  expect(existsSync(served(store, 'assets/app-three.js'))).toBe(false);
});

it('keeps the assets of the release that an older one replaces when it is released again', () => {
  const store = newStore();
  const builds = ['one', 'two', 'three'].map(build);
  for (const folder of [...builds, builds[0] ?? '']) release(store, folder, options);
  expect(readFileSync(served(store, 'index.html'), 'utf8')).toBe('<p>one');
  expect(existsSync(served(store, 'assets/app-three.js'))).toBe(true);
});

it.each([
  ['a trailing slash', (folder: string) => `${folder}/`],
  ['a relative path', (folder: string) => `./${relative('.', folder)}`],
])('accepts a build folder with %s', (_, form) => {
  const store = newStore();
  release(store, form(build('one')), options);
  expect(readFileSync(served(store, 'index.html'), 'utf8')).toBe('<p>one');
});

it('keeps three releases', () => {
  const store = newStore();
  for (const version of ['one', 'two', 'three', 'four']) release(store, build(version), options);
  expect(store.history().map((name) => name.split('+')[0])).toEqual(['four', 'three', 'two']);
  expect(existsSync(store.pathOf(`one+${hash}`))).toBe(false);
});

it('goes back release by release, and forward by releasing again', () => {
  const store = newStore();
  const builds = ['one', 'two', 'three'].map(build);
  for (const folder of builds) release(store, folder, options);
  rollBack(store);
  rollBack(store);
  expect(readFileSync(served(store, 'index.html'), 'utf8')).toBe('<p>one');
  expect(() => rollBack(store)).toThrow(/no release before this one\. Fix:/);
  release(store, builds[2] ?? '', options);
  expect(readFileSync(served(store, 'index.html'), 'utf8')).toBe('<p>three');
});

it("doesn't copy symbolic links from a build", () => {
  const folder = build('one');
  symlinkSync('/etc/passwd', join(folder, 'passwd.txt'));
  const store = newStore();
  release(store, folder, options);
  expect(existsSync(served(store, 'passwd.txt'))).toBe(false);
});

it('keeps the served release and the configuration if something fails', () => {
  const store = newStore();
  release(store, build('one'), options);
  const file = join(store.folder, 'nginx/site.conf');
  const before = readFileSync(file, 'utf8');
  expect(() => release(store, build('two'), {...options, redirects: {'/a': '/b'}, reload: 'exit 1'})).toThrow();
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(() => release(store, builtSite({}).outDir, options)).toThrow(/contains no finished build\. Fix:/);
  expect(store.current()).toBe(`one+${hash}`);
});

it('reloads nginx again if the first reload failed', () => {
  const store = newStore();
  const folder = build('one');
  expect(() => release(store, folder, {...options, reload: 'exit 1'})).toThrow();
  expect(store.current()).toBeUndefined();
  const mark = join(store.folder, 'reloaded');
  release(store, folder, {...options, reload: `echo reload >> ${mark}`});
  expect(readFileSync(mark, 'utf8')).toBe('reload\n');
});

it('replaces an earlier nginx.conf, and restores it if the reload fails', () => {
  const store = newStore();
  release(store, build('one'), options);
  const file = join(store.folder, 'nginx/nginx.conf');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, 'earlier');
  expect(() => release(store, build('two'), {...options, reload: 'exit 1'})).toThrow();
  expect(readFileSync(file, 'utf8')).toBe('earlier');
  release(store, build('two'), options);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('reloads nginx only if its configuration changed', () => {
  const store = newStore();
  const mark = join(store.folder, 'reloaded');
  const reload = `echo reload >> ${mark}`;
  release(store, build('one'), {...options, reload});
  release(store, build('two'), {...options, reload});
  expect(readFileSync(mark, 'utf8')).toBe('reload\n');
  release(store, build('three'), {...options, reload, redirects: {'/a': '/b'}});
  expect(readFileSync(mark, 'utf8')).toBe('reload\nreload\n');
});

it('makes one release at a time, and replaces an incomplete one', () => {
  const store = newStore();
  mkdirSync(join(store.folder, 'lock'));
  expect(() => release(store, build('one'), options)).toThrow(/Another release is under way\. Fix:/);
  const other = newStore();
  const partial = `${other.pathOf(`one+${hash}`)}.partial`;
  mkdirSync(partial);
  writeFileSync(join(partial, 'broken.html'), '');
  release(other, build('one'), options);
  expect(existsSync(served(other, 'broken.html'))).toBe(false);
});
