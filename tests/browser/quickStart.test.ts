import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {parse} from 'yaml';
import {runProgram} from '../../authoring/samples/program';
import {freePort} from '../../authoring/samples/server';
import type {Fence} from '../../authoring/samples/types';
import {type RunningMock, startDownloadedMock} from '../helpers/downloadedMock';
import {onPath} from '../helpers/installedBrowsers';
import {emptyFolder, type Folder, followedPage, fromBuiltSite, printedMock} from './emptyFolder';
import {expect, site, test} from './harness';

const {fences, codeWith} = followedPage('docs/quick-start.mdx');

const settings = codeWith(printedMock);
const inLanguage = (name: string): Fence[] => fences.filter(({language, tabs}) => tabs && language === name);

// The tests share one folder, so one worker runs them in order.
test.describe.configure({mode: 'default'});

const missing = ['bash', 'curl'].find((program) => !onPath(program));
test.skip(missing !== undefined, `${missing} is not installed`);

let folder: Folder;
let mock: RunningMock;
test.beforeAll(async () => {
  folder = await emptyFolder();
  await folder.run(['bash', '-ec', fromBuiltSite(codeWith('curl -O'))]);
  mock = await startDownloadedMock(folder.path);
});
test.afterAll(async () => {
  await mock.stop();
  await folder.remove();
});

/** Runs a program with the variables that the page sets. */
const run = (...command: string[]): Promise<string> =>
  folder.run(['bash', '-ec', `${settings.replaceAll(printedMock, mock.url)}\n"$0" "$@"`, ...command]);

const programs: Record<string, string> = {js: 'node', python: 'python3'};

async function follow({language, meta, code}: Fence): Promise<string> {
  const program = programs[language];
  if (!program || !meta.title) return run('bash', '-ec', code);
  await folder.write(meta.title, code);
  return run(program, meta.title);
}

for (const language of ['bash', 'js', 'python']) {
  test(`the quick start works as written, in an empty folder: ${language}`, async () => {
    const {status} = language === 'python' ? await runProgram('python3', ['-c', 'import requests']) : {status: 0};
    test.skip(status !== 0, 'Python or its package requests is not installed');
    await rm(join(folder.path, 'reply.wav'), {force: true});
    const printed: string[] = [];
    for (const fence of inLanguage(language)) printed.push(await follow(fence));
    expect(printed.length, `${printed.length} samples in ${language}`).toBeGreaterThanOrEqual(3);
    expect(printed.join('\n')).toMatch(/schedule a meeting with Dana on Friday at ten/);
    expect(printed.join('\n')).toMatch(/lights\.turn_on/);
    expect((await readFile(join(folder.path, 'reply.wav'))).toString('latin1', 0, 4)).toBe('RIFF');
  });
}

test('the downloads have the published hashes', async () => {
  await run('bash', '-ec', `curl -sO ${site()}/mock/sha256.txt && sha256sum -c sha256.txt`);
});

test('the step for continuous integration works as written, in a folder that contains only tests', async () => {
  const [step] = parse(codeWith('npm test')) as {env: Record<string, string>; run: string}[];
  const port = await freePort();
  const project = await emptyFolder();
  await project.write('parse.mjs', fences.find(({meta}) => meta.title === 'parse.mjs')?.code ?? '');
  await project.write('package.json', JSON.stringify({scripts: {test: 'node parse.mjs'}}));
  const commands = fromBuiltSite(step?.run ?? '').replace('.mjs &', `.mjs --port ${port} &`);
  const variables = Object.entries(step?.env ?? {}).map(([name, value]) => [name, value.replace('4010', String(port))]);
  // A runner ends what its steps have left running.
  const printed = await project.run(['bash', '-ec', `trap 'kill $(jobs -p)' EXIT\n${commands}`], {
    env: Object.fromEntries(variables),
    limit: 60_000,
  });
  expect(printed).toContain('200 POST /v1/nlu/parse');
  expect(printed).toContain('"intent":"lights.turn_on"');
  await project.remove();
});
