/** @jest-environment node */
import {existsSync, readFileSync, statSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {release, rollBack} from '../../../deploy/release';
import {builtSite} from '../../helpers/folder';

const hash = 'a'.repeat(43);

/** Creates a build with a page that differs by version, and one that doesn't. */
const build = (version: string): string =>
  builtSite({
    '.build.json': JSON.stringify({id: version, scripts: [`sha256-${hash}=`]}),
    'index.html': `<p>${version}`,
    'same.html': '<p>same',
  }).outDir;

/** Releases builds of these versions to a new folder, and returns the folder. */
function released(...versions: string[]): string {
  const {outDir} = builtSite({});
  for (const version of versions) release(outDir, build(version), '127.0.0.1:8080');
  return outDir;
}

const served = (folder: string, file = 'index.html') => join(folder, 'current', file);
const home = (folder: string) => readFileSync(served(folder), 'utf8');

it('the name of a release ends with what nginx needs to know of its pages', () => {
  const name = release(builtSite({}).outDir, build('one'), '127.0.0.1:8080');
  expect(name).toMatch(new RegExp(`^\\d{17}-one\\+${hash}$`));
});

it('keeps the time, and thus the ETag, of an unchanged page, and changes that of a changed page', () => {
  const times = (folder: string) => ['same.html', 'index.html'].map((file) => statSync(served(folder, file)).mtimeMs);
  const [before = [], after = []] = [times(released('one')), times(released('two'))];
  expect(after[0]).toBe(before[0]);
  expect(Math.abs((after[1] ?? 0) - (before[1] ?? 0))).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...before, ...after)).toBeLessThan(Date.now());
});

it('keeps three releases, goes back one by one, and forward by releasing again', () => {
  const folder = released('one', 'two', 'three', 'four');
  rollBack(folder);
  rollBack(folder);
  expect(home(folder)).toBe('<p>two');
  expect(() => rollBack(folder)).toThrow(/no release before this one\. Fix:/);
  release(folder, build('five'), '127.0.0.1:8080');
  expect(home(folder)).toBe('<p>five');
  // Its readers still load parts of the page that they have open.
  expect(readFileSync(served(folder, '.previous/index.html'), 'utf8')).toBe('<p>two');
});

it("doesn't copy symbolic links from a build", () => {
  const source = build('one');
  symlinkSync('/etc/passwd', join(source, 'passwd.txt'));
  const folder = released();
  release(folder, source, '127.0.0.1:8080');
  expect(existsSync(served(folder, 'passwd.txt'))).toBe(false);
});

it('reloads nginx only if its configuration changed, and keeps the served release if that fails', () => {
  const folder = released('one');
  const mark = join(folder, 'reloaded');
  release(folder, build('two'), '127.0.0.1:8080', `touch ${mark}`);
  expect(existsSync(mark)).toBe(false);
  expect(() => release(folder, build('three'), '127.0.0.1:8081', 'exit 1')).toThrow();
  expect(home(folder)).toBe('<p>two');
  release(folder, build('three'), '127.0.0.1:8081', `touch ${mark}`);
  expect(existsSync(mark)).toBe(true);
  rollBack(folder);
  expect(home(folder)).toBe('<p>two');
});

it("refuses a folder that isn't a finished build, and replaces what an interrupted release left", () => {
  const folder = released('one');
  expect(() => release(folder, builtSite({}).outDir, '127.0.0.1:8080')).toThrow(/contains no finished build\. Fix:/);
  symlinkSync('/etc', join(folder, 'staged'));
  release(folder, build('two'), '127.0.0.1:8080');
  expect(home(folder)).toBe('<p>two');
  expect(existsSync('/etc/passwd')).toBe(true);
});
