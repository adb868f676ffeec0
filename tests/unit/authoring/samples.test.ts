/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {extract} from '../../../authoring/samples/extract';
import {messageOf, report} from '../../../authoring/samples/report';
import {checkSamples, type Outcome} from '../../../authoring/samples/run';
import {fixture} from '../../helpers/fixture';

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

it('all samples of the documentation are checked, except excerpts and those that need another system', () =>
  expect(pagesIn('docs').flatMap(excuses)).toEqual(fixture('unchecked-samples')));

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
