/** @jest-environment node */
import {spawnSync} from 'node:child_process';

it('the grammar check finds mistakes in prose at their positions, and none in code or figures', () => {
  // Harper's WebAssembly module loads in Node and not in Jest.
  const {stdout, status} = spawnSync(
    'node',
    ['--import', 'tsx', 'authoring/grammar/cli.ts', 'tests/authors/grammar.mdx'],
    {
      encoding: 'utf8',
    },
  );
  const places = stdout.split('\n').filter((line) => line.startsWith('tests/'));
  expect(places.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'tests/authors/grammar.mdx:5:6 AnA',
    'tests/authors/grammar.mdx:7:29 OxfordComma',
  ]);
  expect(stdout).toContain('fix: write "a".');
  expect(status).toBe(1);
});
