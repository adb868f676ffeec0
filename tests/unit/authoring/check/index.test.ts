/** @jest-environment node */
import fs, {readFileSync} from 'node:fs';
import {openCache} from '../../../../authoring/check/cache';
import {openFiles} from '../../../../authoring/check/files';
import {registered} from '../../../../authoring/check/tagNames';
import {checkWording} from '../../../../authoring/check/wording';
import {check, fixed, found, root, run, sentence, sidebars, tiny, tinyFile, told} from '../../../authors/tinyPage';

it('CONTRIBUTING.md shows every tag that pages can use', () => {
  const guide = readFileSync(`${root}/CONTRIBUTING.md`, 'utf8');
  expect(registered.filter((name) => !guide.includes(`<${name}`))).toEqual([]);
});

it('the list of published addresses is complete, and in order', async () => {
  const {file, list, added} = await run('publish');
  expect(added).toBe(0);
  expect(JSON.stringify(list)).toBe(JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
});

it('only pages without a problem are added to the list, and of those only the named ones', async () => {
  const page = (name: string) => readFileSync(`${root}/docs/${name}.mdx`, 'utf8');
  const unsaved = {
    // A page with a problem: its last heading was changed.
    'docs/ios-sdk.mdx': page('ios-sdk').replace('## Next steps', '## New here\n\nWords.\n\n## Following steps'),
    'docs/web-sdk.mdx': page('web-sdk').replace('## Next steps', '## New there\n\nWords.\n\n## Next steps'),
  };
  const added = async (files?: string[]) => {
    const {list} = await run('publish', {unsaved, files, today: undefined});
    return ['new-here', 'new-there'].filter((id) => Object.values(list).flat().includes(id));
  };
  expect(await added()).toEqual(['new-there']);
  expect(await added(['docs/'])).toEqual(['new-there']);
  expect(await added(['docs/quick-start.mdx'])).toEqual([]);
});

it('a page with everything that Docusaurus shows has no problem, and neither has its part', async () => {
  const [page = '', part = ''] = ['docusaurus', '_part'].map((name) =>
    readFileSync(`tests/authors/${name}.mdx`, 'utf8'),
  );
  const unsaved = {'sidebars.ts': sidebars, [tinyFile]: page, 'docs/_part.mdx': part};
  expect(told(await run('checkDocs', {files: [tinyFile, 'docs/_part.mdx'], unsaved}))).toBe('');
});

it.each([
  ['', 'The file is empty.'],
  [' \n\n', 'The file is empty.'],
  ['PNG\0\u0001\u0002', 'The file is not text.'],
])('a file is reported if nobody can read it: %j', async (text, message) =>
  expect((await check(tinyFile, text)).map((problem) => problem.message)).toEqual([message]),
);

it('a file can have Windows line endings, which are kept', async () => {
  const windows = tiny.replaceAll('\n', '\r\n');
  expect(told(await check(tinyFile, windows))).toBe('');
  const wrong = windows.replace(sentence, 'See [the SDK](./web-skd.mdx). \r\nAnd <5.');
  expect(await fixed(tinyFile, wrong)).toBe(windows.replace(sentence, 'See [the SDK](./web-sdk.mdx).\r\nAnd \\<5.'));
});
it('a file can have a byte order mark, which is kept', async () => {
  expect(told(await check(tinyFile, `\uFEFF${tiny}`))).toBe('');
  const wrong = `\uFEFF${tiny.replace('owner', 'ownr')}`;
  expect(found(await check(tinyFile, wrong))).toEqual([{rule: 'front-matter', line: 4, column: 1}]);
  expect(await fixed(tinyFile, wrong)).toBe(`\uFEFF${tiny}`);
});
it('a file never makes the check fail', async () => {
  const pieces = ['---\n', '\n', ' ', '\r', ...'{ } < > ``` # [a]( ) ![ | $ ` é😀 <A b=" ::: {/* \\'.split(' ')];
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (let round = 0; round < 20; round++) {
    const text = Array.from({length: 30}, () => pieces[next() % pieces.length]).join('');
    expect((await check(tinyFile, text)).length).toBeGreaterThan(0);
  }
});

it("the check suggests the most similar file for one that doesn't exist", async () => {
  const [first] = await run('checkDocs', {files: ['docs/quick-strat.mdx']});
  expect(first?.fix).toBe('did you mean docs/quick-start.mdx?');
});

it('the check finds only problems of the named files', async () => {
  const unsaved = {'docs/tiny.mdx': '', 'sidebars.ts': ''};
  expect(await run('checkDocs', {unsaved, files: ['docs/account-setup.mdx']})).toHaveLength(1);
  expect((await run('checkDocs', {unsaved})).length).toBeGreaterThan(2);
});

it("the check fails for a file of the site that isn't JSON", async () => {
  await expect(run('checkDocs', {unsaved: {'deploy/redirects.json': '{'}})).rejects.toThrow(
    /deploy\/redirects\.json is not JSON: .* Fix: /,
  );
});

it('the check reports an unreadable page once, and not again for each link to it', async () => {
  const problems = await run('checkDocs', {unsaved: {'docs/account-setup.mdx': 'A\0B'}});
  expect(problems.map(({file, rule}) => `${file} ${rule}`)).toEqual(['docs/account-setup.mdx file']);
});

it.each([
  ['docs/search-index.mdx', '/developers/documentation/search-index'],
  ['docs/guides/index.mdx', '/developers/documentation/guides'],
])('the check knows the address of %s: %s', async (file, address) => {
  const link = tiny.replace(sentence, `See [the page](${address}).`);
  const problems = await run('checkDocs', {files: [tinyFile], unsaved: {[tinyFile]: link, [file]: tiny}});
  expect(problems.filter(({rule}) => rule === 'links')).toEqual([]);
});

describe('an entry of the cache', () => {
  const files = {...openFiles(root), root: '/nowhere'};
  const changed = (path: string): typeof files => ({
    ...files,
    read: (file) => (file === path ? Buffer.from('changed') : files.read(file)),
  });

  it.each([
    ['is used while nothing changes', 'one', 'one', files, 1],
    ["isn't used for another text", 'two', 'three', files, 2],
    ["isn't used after the words change", 'four', 'four', changed('authoring/check/words.txt'), 2],
    ["isn't used after a contract changes", 'five', 'five', changed('api/openapi.yaml'), 2],
  ])('%s', async (_, before, after, from, checks) => {
    const make = jest.fn(async () => 'found');
    await openCache(files).get('docs/a.mdx', Buffer.from(before), make);
    await openCache(from).get('docs/a.mdx', Buffer.from(after), make);
    expect(make).toHaveBeenCalledTimes(checks);
  });
});

it('a phrase that authors add while the preview runs is reported', () => {
  const prose = [{text: 'A zebra crosses.', offset: 0}];
  expect(checkWording(prose)).toEqual([]);
  const added = 'words: {}\nrules: [{find: [zebra], message: no animals., fix: remove it.}]';
  const read = jest.spyOn(fs, 'readFileSync').mockReturnValue(added);
  expect(checkWording(prose)).toEqual([expect.objectContaining({offset: 2, fix: 'remove it.'})]);
  read.mockRestore();
});
