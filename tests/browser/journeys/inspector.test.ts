import {parse, type RunningMock, startDownloadedMock} from '../../helpers/downloadedMock';
import {expect, test} from './visitor';

let mock: RunningMock;
test.afterEach(() => mock.stop());

test("the mock's inspector marks violations, arranges failures, and connects again", async ({visit}) => {
  mock = await startDownloadedMock('build/mock');
  const visitor = await visit(`${mock.url}/inspect`);
  const chosen = (text: string) =>
    visitor.sees((name) => document.querySelector('#failure :checked')?.textContent === name, text);
  await visitor.finds('h2', 'No calls yet');
  await parse(mock.url, {text: ''});
  await visitor.finds('article mark', '"text": ""');
  await visitor.click('button', 'Fail the next call');
  await chosen('Next: 429');
  await parse(mock.url, {text: 'hello'});
  await visitor.finds('li label:has(:checked) b:last-of-type', '429');
  await chosen('succeed');
  await visitor.focus('li :checked');
  await visitor.press('ArrowDown');
  await visitor.finds('article mark', '"text": ""');

  expect(await visitor.faults()).toEqual([]);
  // Browsers report a lost connection as an error.
  visitor.expects(/./);
  const {port} = new URL(mock.url);
  await mock.stop();
  await visitor.finds('header [role=status]', 'Connection lost');
  mock = await startDownloadedMock('build/mock', ['--port', port]);
  await visitor.finds('header [role=status]', 'Live');
  await visitor.finds('h2', 'No calls yet');
});
