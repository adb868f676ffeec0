/** @jest-environment node */
import {existsSync, readdirSync, readFileSync} from 'node:fs';

const guides = [
  'README.md',
  ...readdirSync('spec', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => `spec/${file}`),
];

/** Lists the files and folders that a text names in backticks, without placeholders such as `docs/<page>.mdx`. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|plugins|authoring|deploy|api|docs|spec|tests|\.github)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  );

it.each(guides)('%s mentions only files and folders that exist', (guide) => {
  expect(pathsIn(readFileSync(guide, 'utf8')).filter((path) => !existsSync(path))).toEqual([]);
});
