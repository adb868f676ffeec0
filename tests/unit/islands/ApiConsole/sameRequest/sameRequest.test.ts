/** @jest-environment node */
import fc from 'fast-check';
import {requestOf, violationsOf} from '../../../../../src/islands/ApiConsole/request';
import {contract} from '../../../../../src/sandbox/contract';
import {draftOf, type Edit, edits} from './edits';
import {languages, run, sentByPage} from './run';

const count = 320;
const seed = 353;

/** Returns what each edit sends, from the page and from the code in each language, and whether a message refuses it. */
async function sendAll(all: Edit[]) {
  const drafts = all.map(draftOf);
  const {arrived, errors} = await run(drafts);
  return drafts.map(({call, draft}, index) => {
    const page = sentByPage(requestOf(call, draft));
    const isRefused = violationsOf(call, draft).length > 0;
    return {page: languages.map(() => [page]), code: arrived[index], isRefused, errors};
  });
}

test(`${count} requests are the same from the page, curl, JavaScript, and Python, unless a message refuses them`, async () => {
  const all = fc.sample(edits, {numRuns: count, seed});
  expect(new Set(all.map(({operation}) => operation)).size).toBe(contract.rest.length);

  const sent = await sendAll(all);
  const failed = sent.find(({page, code, isRefused}) => !isRefused && JSON.stringify(code) !== JSON.stringify(page));
  // What has complained is a list for all requests, so it matters only beside one that failed.
  expect(failed && {code: failed.code, errors: failed.errors}).toEqual(failed && {code: failed.page, errors: ''});
  expect(sent.filter(({isRefused}) => isRefused).length).toBeLessThan(count * 0.2);
});
