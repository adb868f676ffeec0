/** @jest-environment node */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {promisify} from 'node:util';
import {parse} from 'yaml';
import {createMock} from '../../../../../authoring/api/mock';
import {createCourse} from '../../../../../authoring/api/mock/course';
import {readScenario} from '../../../../../authoring/api/mock/scenario';

const mistakes: Record<string, Record<string, string>> = parse(readFileSync('tests/fixtures/bad-days.yaml', 'utf8'));

/** Runs a sample client against the built-in course, and returns what it did wrong, by day. */
async function mistakesOf(client: string, manner: string) {
  const course = createCourse({...readScenario('survive'), quiet: 1, limit: 4});
  const mock = await createMock({course});
  const program = client.endsWith('.py') ? 'python3' : process.execPath;
  const env = {...process.env, TIMBRE_API_BASE: `${mock.url}/v1`};
  await promisify(execFile)(program, [`tests/helpers/clients/${client}`, manner], {env});
  await Promise.race([course.over, sleep(10_000, undefined, {ref: false})]);
  await mock.close();
  const failed = course.verdicts().filter(({result}) => result !== 'survived');
  return Object.fromEntries(failed.map(({day, problems}) => [day, problems[0]]));
}

describe.each(Object.keys(mistakes))('the sample client %s', (client) => {
  it('survives every bad day if it is careful', async () => {
    expect(readScenario('survive').days).toHaveLength(12);
    expect(await mistakesOf(client, 'careful')).toEqual({});
  });

  it('fails exactly the days of its mistakes if it is careless, each with the call and the fix', async () => {
    const expected = Object.entries(mistakes[client] ?? {}).map(([day, says]) => [day, expect.stringMatching(says)]);
    expect(await mistakesOf(client, 'careless')).toEqual(Object.fromEntries(expected));
  });
});
