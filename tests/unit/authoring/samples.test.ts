/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import {cp, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {extract} from '../../../authoring/samples/extract';
import {messageOf, report} from '../../../authoring/samples/report';
import {checkSamples, type Outcome, projectSources} from '../../../authoring/samples/run';
import type {Sources} from '../../../authoring/samples/types';
import {referenceNodes} from '../../../plugins/markdown/api-reference';
import {fixture} from '../../helpers/fixture';
import {folderWith} from '../../helpers/folder';

const faults = 'tests/samples/faults';

const pagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => join(folder, name));

/** Returns what the front matter of a page with a seeded fault states: the line of the fault, and words of the message. */
function expectationOf(file: string): {line: number; says: string} {
  const [, line, says = ''] = /^---\nline: (\d+)\nsays: (.+)\n---\n/.exec(readFileSync(file, 'utf8')) ?? [];
  return {line: Number(line), says};
}

/** Returns the reasons why samples of the documentation aren't checked, as their fences state them. */
const excuses = (file: string): string[] => {
  const {fences} = extract(file, readFileSync(file, 'utf8'), () => []);
  return fences.flatMap(({meta}) => (meta.noCheck === undefined ? [] : `${file} ${meta.noCheck}`));
};

it('all samples of the documentation are checked, except excerpts and those that need another system', () => {
  expect(pagesIn('docs').flatMap(excuses)).toEqual(fixture('unchecked-samples'));
});

describe('samples with a fault', () => {
  const seeded = pagesIn(faults);
  let outcome: Outcome;
  // Compiles and runs many samples, which takes minutes when other steps keep the machine busy.
  beforeAll(async () => {
    outcome = await checkSamples(seeded);
  }, 300_000);

  it('are all accounted for', () => {
    expect(seeded.length).toBeGreaterThanOrEqual(40);
    expect(outcome.verdicts.length).toBe(outcome.fences);
  });

  it('are counted by kind in the report', () => {
    const text = report(outcome, 1);
    for (const proof of new Set(outcome.verdicts.map((verdict) => verdict.proof)))
      expect(text).toMatch(new RegExp(` \\d+  ${proof} `));
  });

  it.each(seeded)('are reported at their line: %s', (file) => {
    const verdicts = outcome.verdicts.filter(({fence}) => fence.file === file);
    if (verdicts.some(({proof}) => proof === 'not run')) {
      // A machine may lack the language; continuous integration may not.
      expect(process.env.CI).not.toBe('true');
      return;
    }
    const {line, says} = expectationOf(file);
    const problems = outcome.problems.filter((problem) => problem.file === file);
    expect([...new Set(problems.map((problem) => problem.line))]).toEqual([line]);
    expect(problems.map(messageOf).join('\n')).toContain(says);
  });
});

describe('a renamed field or shape', () => {
  /** Returns the project's sources with another name in one of them. */
  async function renamed(key: keyof Sources, from: string, to: string): Promise<Sources> {
    const path = join(folderWith({}), basename(projectSources[key]));
    await cp(projectSources[key], path, {recursive: true});
    const isFolder = (await stat(path)).isDirectory();
    for (const file of isFolder ? await readdir(path) : ['']) {
      const source = await readFile(join(path, file), 'utf8');
      await writeFile(join(path, file), source.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to));
    }
    return {...projectSources, [key]: path};
  }

  it('changes the reference and fails every stale sample', async () => {
    const sources = await renamed('openapi', 'session_id', 'conversation_id');
    const reference = JSON.stringify(referenceNodes(sources.openapi, sources.asyncapi));
    expect(reference).toMatch(/conversation_id/);
    expect(reference).not.toMatch(/session_id/);

    const page = 'docs/platform-overview.mdx';
    const {problems} = await checkSamples([page], sources);
    const stale = (await readFile(page, 'utf8'))
      .split('\n')
      .flatMap((text, index) => (/session_id['"]?: /.test(text) ? index + 1 : []));
    expect([...new Set(problems.map(({line}) => line))]).toEqual(stale);
  });

  // Kotlin and Java, which take long to compile, have seeded faults only.
  it.each([
    ['webSdk', 'docs/performance-optimization.mdx', 'environment'],
    ['iosSdk', 'docs/ios-sdk.mdx', 'interimResults'],
  ] as const)('fails stale options: %s', async (key, page, option) => {
    const sources = await renamed(key, option, 'renamed');
    const lines = (await readFile(page, 'utf8')).split('\n');
    const {problems} = await checkSamples([page], sources);
    const found = problems.map(({line}) => lines[line - 1] ?? '');
    expect(found.some((text) => text.includes(`${option}: `))).toBe(true);
  });
});
