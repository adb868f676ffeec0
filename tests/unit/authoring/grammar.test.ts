/** @jest-environment node */
import {spawnSync} from 'node:child_process';

const check = (file: string) =>
  spawnSync('node', ['--import', 'tsx', 'authoring/check/grammar/cli.ts', file], {encoding: 'utf8'});

it('the grammar check says that a file does not exist', () => {
  const {stderr, status} = check('docs/quick-strat.mdx');
  expect(stderr).toBe('There is no file docs/quick-strat.mdx. Fix: name a page as docs/its-name.mdx.\n');
  expect(status).toBe(1);
});

it('the grammar check finds mistakes in prose at their positions, and none in code or figures', () => {
  // Harper's WebAssembly module loads in Node and not in Jest.
  const {stdout, status} = check('tests/authors/grammar.mdx');
  const places = stdout.split('\n').filter((line) => line.startsWith('tests/'));
  expect(places.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'tests/authors/grammar.mdx:5:6 AnA',
    'tests/authors/grammar.mdx:7:29 OxfordComma',
  ]);
  expect(stdout).toContain('fix: write "a".');
  expect(status).toBe(1);
});
