/** @jest-environment node */
import fc from 'fast-check';
import {runProgram} from '../../../../../authoring/samples/program';
import {filledCall, requestOf, violationsOf} from '../../../../../src/islands/ApiConsole/request';
import {contract} from '../../../../../src/sandbox/contract';
import {programs, type SampleLanguage} from '../../../../../src/sandbox/sampleCode';
import {sentByPage} from './arrived';
import {draftOf, type Edit, edits} from './edits';
import {run} from './run';

const count = 320;
const seed = 353;

/** Programs that end well if the machine can run a language. */
const probes: Record<SampleLanguage, [command: string, ...args: string[]]> = {
  curl: ['bash', '-c', 'curl --version'],
  javascript: [process.execPath, '--version'],
  python: ['python3', '-c', 'import requests'],
};

async function installed(): Promise<SampleLanguage[]> {
  const languages = Object.keys(probes) as SampleLanguage[];
  const ended = await Promise.all(
    languages.map((language) => runProgram(probes[language][0], probes[language].slice(1))),
  );
  const found = languages.filter((_, index) => ended[index]?.status === 0);
  // A machine may lack a language; continuous integration may not.
  if (process.env.CI === 'true') expect(found).toEqual(languages);
  return found;
}

/** Returns what each edit sends, from the page and from the code in each language, and whether a message refuses it. */
async function sendAll(all: Edit[], languages: SampleLanguage[]) {
  const drafts = all.map(draftOf);
  const samples = drafts.map(({call, draft}) => {
    const code = languages.map((language) => [language, programs[language].write(filledCall(call, draft))]);
    return {...draft.recording, code: Object.fromEntries(code)};
  });
  const {arrived, errors} = await run(samples, languages);
  return drafts.map(({call, draft}, index) => {
    const page = sentByPage(requestOf(call, draft));
    const isRefused = violationsOf(call, draft).length > 0;
    return {page: languages.map(() => [page]), code: arrived[index], isRefused, errors};
  });
}

test(`${count} requests are the same from the page, curl, JavaScript, and Python, unless a message refuses them`, async () => {
  const languages = await installed();
  const all = fc.sample(edits, {numRuns: count, seed});
  expect(new Set(all.map(({operation}) => operation)).size).toBe(contract.rest.length);

  const sent = await sendAll(all, languages);
  const failed = sent.find(({page, code, isRefused}) => !isRefused && JSON.stringify(code) !== JSON.stringify(page));
  // What has complained is a list for all requests, so it matters only beside one that failed.
  expect(failed && {code: failed.code, errors: failed.errors}).toEqual(failed && {code: failed.page, errors: ''});
  expect(sent.filter(({isRefused}) => isRefused).length).toBeLessThan(count * 0.2);
});
