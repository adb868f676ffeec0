/** @jest-environment node */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import type {Verdict} from '../../../../../authoring/api/mock/course';
import {readScenario} from '../../../../../authoring/api/mock/scenario';
import {bundleMock} from '../../../../../plugins/files/mock';
import {startDownloadedMock} from '../../../../helpers/downloadedMock';
import {fixture} from '../../../../helpers/fixture';
import {folderWith} from '../../../../helpers/folder';

const scenario = resolve('tests/fixtures/quick-course.yaml');
const mistakes = fixture<Record<string, Record<string, string>>>('bad-days');
const published = bundleMock(process.cwd());

/** Runs a sample client against the published mock and its course, and returns what it did wrong, by day. */
async function mistakesOf(client: string, manner: string) {
  const folder = folderWith({'timbre-mock.mjs': Buffer.from(await published).toString()});
  const reports = ['--report', 'report.json', '--report', 'report.xml', '--timeout', '40'];
  const {url, ended} = await startDownloadedMock(folder, ['--scenario', scenario, ...reports]);
  const program = client.endsWith('.py') ? 'python3' : process.execPath;
  const env = {...process.env, TIMBRE_API_BASE: `${url}/v1`};
  await promisify(execFile)(program, [`tests/helpers/clients/${client}`, manner], {env});
  const code = await ended;
  const [json = '', xml] = ['report.json', 'report.xml'].map((file) => readFileSync(join(folder, file), 'utf8'));
  const failed = (JSON.parse(json).verdicts as Verdict[]).filter(({result}) => result !== 'survived');
  expect(code).toBe(failed.length);
  expect(xml).toMatch(new RegExp(`tests="12" failures="${code}">\\n(?:  <testcase .*</testcase>\\n){12}</testsuite>`));
  return Object.fromEntries(failed.map(({day, problems}) => [day, problems[0]]));
}

it('the course has the twelve days of the built-in one', () => {
  expect(readScenario(scenario).days).toEqual(readScenario('survive').days);
  expect(readScenario('survive').days).toHaveLength(12);
});

it.concurrent.each(Object.keys(mistakes))('a careful client survives every day: %s', async (client) => {
  expect(await mistakesOf(client, 'careful')).toEqual({});
});

it.concurrent.each(Object.keys(mistakes))('a careless client fails only its days: %s', async (client) => {
  const expected = Object.entries(mistakes[client] ?? {}).map(([day, says]) => [day, expect.stringMatching(says)]);
  expect(await mistakesOf(client, 'careless')).toEqual(Object.fromEntries(expected));
});
