import {spawn} from 'node:child_process';
import {readdirSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {createSiteServer} from '../deploy/server';

/** What a step ended with: how many checks passed and failed, and everything it printed. */
interface Outcome {
  passed: number;
  failed: number;
  output: string;
}

interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

const bin = (name: string) => join('node_modules', '.bin', name);

function execute(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: {...process.env, FORCE_COLOR: '0', ...env},
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({code: 1, output: `${output}${error.message}`}));
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** A step that is one check: it passes when its command does. */
function check(name: string, command: string, args: string[], env?: NodeJS.ProcessEnv): Step {
  return {
    name,
    async run() {
      const {code, output} = await execute(command, args, env);
      return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output};
    },
  };
}

const count = (output: string, pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);

/** A command that runs many tests and prints how many passed and failed. A run that prints no count has failed. */
async function runTests(
  command: string,
  args: string[],
  passes: RegExp,
  fails: RegExp,
  env?: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const {code, output} = await execute(command, args, env);
  const passed = count(output, passes);
  const failed = count(output, fails);
  const broken = code !== 0 || passed === 0;
  return {passed, failed: broken ? Math.max(1, failed) : failed, output};
}

function testFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

const nodeTest = (folder: string, env?: NodeJS.ProcessEnv) =>
  runTests(
    process.execPath,
    ['--import', 'tsx', '--test', '--test-reporter=spec', '--test-concurrency=2', ...testFiles(folder)],
    /^ℹ pass (\d+)/m,
    /^ℹ fail (\d+)/m,
    env,
  );

const unitTests: Step = {
  name: 'unit tests',
  run: () =>
    runTests(
      bin('jest'),
      ['--config', 'tests/jest.config.cjs', '--maxWorkers=2'],
      /^Tests:.*?(\d+) passed/m,
      /^Tests:.*?(\d+) failed/m,
    ),
};

const browserTests: Step = {
  name: 'browser tests',
  async run() {
    const server = createSiteServer('build').listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const {port} = server.address() as AddressInfo;
    try {
      return await nodeTest('tests/browser', {SITE_URL: `http://127.0.0.1:${port}`});
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
};

/** A stale bundler cache must not decide what is tested. */
const build = check('build', bin('tsx'), ['authoring/explain/cli.ts', 'build'], {
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
});

/** Two lanes for two cores. A lane stops at its first failed step that the next one builds on: the browser needs the site. */
const lanes: Step[][] = [
  [build, browserTests],
  [
    check('types', bin('tsc'), ['--noEmit']),
    check('lint', bin('biome'), ['check', '--error-on-warnings', '.']),
    check('imports', 'npm', ['run', '--silent', 'lint:imports']),
    check('dead code', bin('knip'), []),
    check('contract', bin('tsx'), ['authoring/contract/cli.ts']),
    check('documentation check', bin('tsx'), ['authoring/check/cli.ts']),
    unitTests,
    check('documentation samples', bin('tsx'), ['authoring/samples/cli.ts']),
  ],
];

const total = {passed: 0, failed: 0};

async function report({name, run}: Step): Promise<Outcome> {
  const started = Date.now();
  const outcome = await run();
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const verdict = outcome.failed ? 'FAILED' : 'passed';
  console.log(`\n── ${name}: ${verdict} (${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s)`);
  if (outcome.failed) console.log(outcome.output);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  return outcome;
}

async function runLane(steps: Step[]): Promise<void> {
  for (const step of steps) {
    const {failed} = await report(step);
    if (step === build && failed) return;
  }
}

async function main(): Promise<void> {
  await Promise.all(lanes.map(runLane));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
}

void main();
