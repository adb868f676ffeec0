import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import {installPythonPackages} from '../authoring/samples/environment/pythonPackages';
import {runCommand} from '../authoring/shared/command';
import {html} from './html';
import {check, execute, type Outcome, type Step} from './steps';

/** Holds the results that the tools write as JSON. */
const results = mkdtempSync(join(tmpdir(), 'timbre-test-'));

const bin = (name: string) => join('node_modules', '.bin', name);

/** Returns a result file's content, or nothing when the tool ended before it wrote the file. */
function readResult<Result>(file: string): Partial<Result> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Result;
  } catch {
    return {};
  }
}

/** Returns the outcome of a test run. A run in which no test passed, or that ended with an error, has failed. */
function counted(code: number, output: string, passed = 0, failed = 0): Outcome {
  const isBroken = code !== 0 || passed === 0;
  return {passed, failed: isBroken ? Math.max(1, failed) : failed, output};
}

/** The step to run alone (`npm test -- browser`), and what its tool gets besides, such as names of files. */
const [only, ...passedOn] = process.argv.slice(2);

const unitTests: Step = {
  name: 'unit tests',
  async run() {
    const file = join(results, 'jest.json');
    const args = ['--config', 'tests/jest.config.cjs', '--maxWorkers=2', '--json', `--outputFile=${file}`, ...passedOn];
    const {code, output} = await execute(bin('jest'), args);
    const {numPassedTests, numFailedTests} = readResult<{numPassedTests: number; numFailedTests: number}>(file);
    return counted(code, output, numPassedTests, numFailedTests);
  },
};

/** Returns the tests that were skipped because a program is missing, which their annotation names. */
const skippedIn = ({specs, suites = []}: JSONReportSuite): string[] => [
  ...specs.flatMap(({title, tests}) =>
    tests
      .flatMap(({annotations}) => annotations.filter(({type}) => type === 'skip'))
      .map(({description}) => `  ${title}: ${description}`),
  ),
  ...suites.flatMap(skippedIn),
];

const browserTests: Step = {
  name: 'browser tests',
  async run() {
    const file = join(results, 'playwright.json');
    const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter', 'list,json', ...passedOn];
    const {code, output} = await execute(bin('playwright'), args, {PLAYWRIGHT_JSON_OUTPUT_FILE: file});
    const {stats, config, suites = []} = readResult<JSONReport>(file);
    if (!stats || !config) return counted(code, output);
    const run = config.projects.map(({name}) => name);
    const missing = ['chromium', 'firefox', 'webkit'].filter((name) => !run.includes(name));
    const notRun = [
      ...missing.map((name) => `  journeys in ${name}: not installed here, see README.md`),
      ...suites.flatMap(skippedIn),
    ];
    const isUnproven = notRun.length > 0 && process.env.CI === 'true';
    return {
      ...counted(isUnproven ? 1 : code, output, stats.expected + stats.flaky, stats.unexpected),
      note: `in ${run.join(', ')}${stats.flaky ? `, ${stats.flaky} on the second try` : ''}`,
      notRun,
    };
  },
};

const samples: Step = {
  name: 'documentation samples',
  async run() {
    const file = join(results, 'samples.json');
    const outcome = await check('', bin('tsx'), ['authoring/samples/cli.ts', '--summary', file]).run();
    return {...outcome, ...readResult<{notRun: string[]}>(file)};
  },
};

const docusaurus = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
const build = check('build', process.execPath, ['--max-semi-space-size=64', docusaurus, 'build']);

/** Two lanes for two cores. If the build fails, the rest of its lane, which reads it, is skipped. */
const lanes: Step[][] = [
  [build, html, browserTests],
  [
    check('types', bin('tsc'), ['--noEmit']),
    check('lint', 'npm', ['run', '--silent', 'lint']),
    check('dead code', bin('knip'), []),
    check('contract', bin('tsx'), ['authoring/api/cli.ts']),
    check('documentation check', bin('tsx'), ['authoring/check/cli.ts']),
    check('grammar', bin('tsx'), ['authoring/check/grammar/cli.ts']),
    unitTests,
    samples,
  ],
];

/** Starts a real nginx and puts it to the same requests as `npm run serve`. Runs only if it's named, because CI has no nginx. */
const deployTests = check('deploy tests', bin('jest'), [
  ...['--config', 'tests/jest.config.cjs', '--runInBand', '--testMatch', '<rootDir>/tests/deploy/*.test.ts'],
]);

/**
 * Returns the lanes to run: all of them, or only the step that the command names.
 * @throws Error with the names of all steps if none begins like that
 */
function lanesToRun(): Step[][] {
  if (!only) return lanes;
  const steps = [...lanes.flat(), deployTests];
  const named = steps.find(({name}) => name.toLowerCase().startsWith(only.toLowerCase()));
  if (named) return [[named]];
  throw new Error(`There is no step "${only}". Fix: name one of ${steps.map(({name}) => name).join(', ')}.`);
}

const total = {passed: 0, failed: 0, notRun: [] as string[]};

async function report({name, run}: Step): Promise<Outcome> {
  const started = Date.now();
  const outcome = await run();
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const verdict = outcome.failed ? 'FAILED' : 'passed';
  console.log(
    `\n── ${[name, outcome.note].filter(Boolean).join(' ')}: ${verdict} (${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s)`,
  );
  if (outcome.failed) console.log(outcome.output);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.notRun.push(...(outcome.notRun ?? []));
  return outcome;
}

async function runLane(steps: Step[]): Promise<void> {
  for (const step of steps) {
    const {failed} = await report(step);
    if (step === build && failed) return;
  }
}

async function main(): Promise<void> {
  installPythonPackages();
  // The code doesn't change meanwhile, so the tests of the documentation check share what the check found on each page.
  process.env.TOOL_VERSION = `npm test ${Date.now()}`;
  await Promise.all(lanesToRun().map(runLane));
  const {notRun} = total;
  // In CI, a step that couldn't run has also failed.
  if (notRun.length > 0) console.log(`\nNOT PROVEN on this machine: ${notRun.length}\n${notRun.join('\n')}`);
  rmSync(results, {recursive: true});
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
}

runCommand(main);
