/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** Facts that several places need, each with what a copy of it looks like, and the one file that may state it. */
const facts: [fact: string, copy: RegExp, home: string][] = [
  ["the documentation's route", /['"`/^]developers\\?\/documentation/, 'src/facts/routes.ts'],
  ['what separates titles', /(?:split|endsWith|indexOf|replace)\([`'"] \| /, 'src/facts/brand.ts'],
  ['the browsers that scripts are built for', /target: .*(?:es20\d\d|chrome\d)/, 'plugins/shared/browserTargets.ts'],
  ['the paths of the contract', /['"]api\/(?:openapi|asyncapi)\.yaml['"]/, 'plugins/shared/contractPaths.ts'],
  ['the paths of the SDKs', /['"]api\/(?:web|ios|android)-sdk['"]/, 'plugins/shared/contractPaths.ts'],
  ['the languages of code', /label: 'Kotlin'/, 'src/components/CodeBlock/languages.ts'],
  ['the kinds of files', /\bavif\b/, 'src/facts/fileKinds.ts'],
];

const folders = ['src', 'plugins', 'authoring', 'deploy', 'tools', 'docusaurus.config.ts', 'sidebars.ts'];
const {stdout} = spawnSync('git', ['ls-files', ...folders], {encoding: 'utf8'});
const sources = stdout.split('\n').filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));

/** Returns a file's text without comments, which may name what they explain. */
const codeOf = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it.each(facts)('one file states %s', (_, copy, home) => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => file !== home && copy.test(codeOf(file)))).toEqual([]);
});
