import {readFileSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {extract} from '../../authoring/samples/extract';
import {runProgram} from '../../authoring/samples/program';
import type {Fence} from '../../authoring/samples/types';
import {brand} from '../../src/facts/brand';
import {type RunningMock, startDownloadedMock} from '../helpers/downloadedMock';
import {onPath} from '../helpers/installedBrowsers';
import {expect, site, test} from './harness';

const page = 'docs/quick-start.mdx';

/** The address of the mock as the page prints it. The tests replace it with that of a mock on a free port. */
const printedMock = 'http://127.0.0.1:4010';

/** A stand-in for Python's `requests`, for machines without it. */
const standIns = resolve('authoring/samples/environment/python/standins');

const {fences} = extract(page, readFileSync(page, 'utf8'), () => []);
function codeWith(text: string): string {
  const fence = fences.find(({code}) => code.includes(text));
  if (!fence) throw new Error(`${page} has no code with "${text}"`);
  return fence.code;
}

const download = codeWith('curl -O');
const settings = codeWith(printedMock);
const inLanguage = (name: string): Fence[] => fences.filter(({language, tabs}) => tabs && language === name);

/** A folder that was empty before the page's own commands put files into it. */
interface Folder {
  run(command: string[], code?: string): Promise<string>;
  path: string;
  mock: RunningMock;
  remove(): Promise<void>;
}

async function followedFolder(env: NodeJS.ProcessEnv): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), 'quick-start-'));
  const run = async ([program = '', ...words]: string[]) => {
    const {status, output, errors} = await runProgram(program, words, {cwd: path, env: {...process.env, ...env}});
    expect(status, `${program} ${words.join(' ')}\n${output}${errors}`).toBe(0);
    return output;
  };
  await run(['bash', '-ec', download.replaceAll(brand.siteUrl, site())]);
  const mock = await startDownloadedMock(path);
  return {
    path,
    mock,
    run: ([program = '', ...words]) => {
      const set = settings.replaceAll(printedMock, mock.url);
      return run(['bash', '-ec', `${set}\n"$0" "$@"`, program, ...words]);
    },
    async remove() {
      await mock.stop();
      await rm(path, {recursive: true});
    },
  };
}

// The tests share one folder, so one worker runs them in order.
test.describe.configure({mode: 'default'});

const missing = ['bash', 'curl'].find((program) => !onPath(program));
test.skip(missing !== undefined, `${missing} is not installed`);

let folder: Folder;
test.beforeAll(async () => {
  const {status} = await runProgram('python3', ['-c', 'import requests']);
  folder = await followedFolder(status === 0 ? {} : {PYTHONPATH: standIns});
});
test.afterAll(() => folder.remove());

const programs: Record<string, string> = {js: 'node', python: 'python3'};

async function follow({language, meta, code}: Fence): Promise<string> {
  const program = programs[language];
  if (!program || !meta.title) return folder.run(['bash', '-ec', code]);
  await writeFile(join(folder.path, meta.title), code);
  return folder.run([program, meta.title]);
}

for (const language of ['bash', 'js', 'python']) {
  test(`the quick start works as written, in an empty folder: ${language}`, async () => {
    const program = programs[language];
    test.skip(program !== undefined && !onPath(program), `${program} is not installed`);
    await rm(join(folder.path, 'reply.wav'), {force: true});
    const printed: string[] = [];
    for (const fence of inLanguage(language)) printed.push(await follow(fence));
    expect(printed.length, `${page} has ${printed.length} samples in ${language}`).toBeGreaterThanOrEqual(3);
    expect(printed.join('\n')).toMatch(/schedule a meeting with Dana on Friday at ten/);
    expect(printed.join('\n')).toMatch(/lights\.turn_on/);
    expect((await readFile(join(folder.path, 'reply.wav'))).toString('latin1', 0, 4)).toBe('RIFF');
  });
}

test('the recording is 16-bit mono at 16 kHz, and at most 200 KB', async () => {
  const recording = await readFile(join(folder.path, 'meeting.wav'));
  expect([recording.readUInt16LE(22), recording.readUInt32LE(24), recording.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
  expect(recording.length).toBeLessThanOrEqual(200_000);
});

test('the downloads have the published hashes', async () => {
  await folder.run(['bash', '-ec', `curl -sO ${site()}/mock/sha256.txt && sha256sum -c sha256.txt`]);
});
