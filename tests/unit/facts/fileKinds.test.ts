/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileKindOf, fileKinds, imageExtension} from '../../../src/facts/fileKinds';

const {stdout} = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'], {encoding: 'utf8'});
const sources = stdout.split('\n').filter((file) => file && !/^(?:tests|bench)\/|\/fileKinds\.ts$/.test(file));

const extension = new RegExp(`(?<=^\\s*|['".|(:/])(?:${Object.keys(fileKinds).join('|')}|jpe\\?g)(?=['"|):,])`, 'g');

/** Returns whether five lines in a row name at least five extensions, as a list, a record, or a pattern does. */
const listsExtensions = (text: string): boolean =>
  text.split('\n').some((_, start, lines) => {
    const names = lines.slice(start, start + 5).flatMap((line) => line.match(extension) ?? []);
    return new Set(names).size >= 5;
  });

it('no other file lists kinds of files', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => listsExtensions(readFileSync(file, 'utf8')))).toEqual([]);
});

it('every image that a page may show has the content type of an image', () => {
  for (const [extension, {type, isImage = false}] of Object.entries(fileKinds)) {
    expect(type.startsWith('image/')).toBe(isImage);
    expect(imageExtension.test(`photo.${extension.toUpperCase()}`)).toBe(isImage);
  }
});

it('reads the kind of a file from its name, and that of a page from an address without one', () => {
  expect(fileKindOf('/img/photo.AVIF')?.type).toBe('image/avif');
  expect(fileKindOf('/docs/page')).toBe(fileKinds.html);
  expect(fileKindOf('/img/photo.unknown')).toBeUndefined();
});
