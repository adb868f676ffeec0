/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {draftPage, kinds} from '../../../authoring/new';
import {checkSamples} from '../../../authoring/samples/run';
import {run} from '../../authors/tinyPage';
import {folderWith} from '../../helpers/folder';

const project = process.cwd();
const draft = (title: string, more: object = {}) => draftPage(project, {title, kind: 'guide', ...more});

// Existing titles can't be drafted again.
const drafts = Object.keys(kinds).map((kind) => ({kind, ...draft(`Test page of the kind ${kind}`, {kind})}));

const root = folderWith({});
beforeAll(() => {
  // Of the documentation, only the pages that new ones link to. Checking all would take seconds.
  const links = drafts.flatMap(({file, texts}) => texts[file]?.match(/(?<=\.\/)[\w-]+\.mdx/g) ?? []);
  const pages = links.map((link) => `docs/${link}`);
  // What an earlier process found on them doesn't have to be found again.
  const cache = 'node_modules/.cache/docs-check.json';
  const folders = ['src', 'api', 'deploy', 'authoring', 'plugins', '.github'];
  for (const path of [...pages, ...folders, 'sidebars.ts', cache].filter((each) => existsSync(each)))
    cpSync(path, join(root, path), {recursive: true});
});

it.each(drafts)('a new page of the kind $kind passes every check', async ({file, texts}) =>
  expect(await run('checkDocs', {root, files: [file], unsaved: texts, today: undefined})).toEqual([]),
);

it('a new page of each kind has samples that are proven', async () => {
  const folder = folderWith(Object.fromEntries(drafts.map(({file, texts}) => [file, texts[file] ?? ''])));
  const {problems, verdicts} = await checkSamples(drafts.map(({file}) => join(folder, file)));
  expect(problems).toEqual([]);
  const proven = verdicts.filter(({proof}) => proof !== 'unchecked').map(({fence}) => fence.file);
  expect(new Set(proven).size).toBe(drafts.length);
});

it.each(Object.values(kinds))('$description has a valid length for every valid title', ({description}) => {
  for (const title of ['Ab', 'x'.repeat(60)]) expect(description.replace('{title}', title)).toMatch(/^.{50,160}$/);
});

it("a new page has the author's text, a place in the sidebar, and its team as reviewers", () => {
  const description = 'Notice when nobody speaks: what to show, when to stop listening, and how to try again.';
  const {file, texts} = draft('Tests: what’s a page?', {description, owner: 'web', group: 'Products'});
  expect(file).toBe('docs/tests-whats-a-page.mdx');
  expect(texts[file]).toMatch(`title: "Tests: what’s a page?"\ndescription: "${description}"\nowner: web\n`);
  expect(texts['sidebars.ts']).toContain("'houndify-platform-docs', 'tests-whats-a-page'],");
  expect(texts['.github/CODEOWNERS']).toMatch(/^\/docs\/tests-whats-a-page\.mdx +@[\w-]+\/web$/m);
});

it('a new page has no reviewers of its own if its team reviews all pages', () =>
  expect(draft('A page').texts['.github/CODEOWNERS']).toBe(readFileSync('.github/CODEOWNERS', 'utf8')));

it.each([
  ['Quick Start', {}, 'exists or was published'],
  ['A page', {group: 'Guide'}, 'did you mean "Guides"?'],
  ['A page', {kind: 'guid'}, 'did you mean "guide"?'],
])('a new page is refused: %s %j', (title, more, message) => expect(() => draft(title, more)).toThrow(message));

it.each(['3 ways to ask', '音声'])("a new page can't have the title %s, which gives no address", async (title) => {
  const {file, texts} = draft(title);
  const problems = await run('checkDocs', {root, files: [file], unsaved: texts});
  expect(problems).toContainEqual(expect.objectContaining({rule: 'file', file}));
});

describe('the command', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const create = (...words: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', require.resolve('tsx'), resolve('authoring/new/cli.ts'), '--title', 'By a test', ...words],
      {cwd: root, encoding: 'utf8'},
    );

  it('writes nothing if the check finds a problem', () => {
    const {stderr, status} = create('--kind', 'guide', '--owner', 'mobil');
    expect([stderr, status]).toEqual([expect.stringMatching(/^docs\/by-a-test.mdx:4:8 front-matter .*mobil/), 1]);
    expect(existsSync(join(root, 'docs/by-a-test.mdx'))).toBe(false);
    expect(read('sidebars.ts')).not.toContain('by-a-test');
  });

  it('names a missing option if nobody can be asked', () =>
    expect(create().stderr).toMatch('--kind is missing. Fix: npm run docs:new'));

  it('writes the page and lists it', () => {
    expect(create('--kind', 'guide', '--owner', 'mobile').stdout).toMatch('npm run docs:check -- docs/by-a-test.mdx');
    expect(read('docs/by-a-test.mdx')).toMatch(/^---\ntitle: By a test\n/);
    expect(read('sidebars.ts')).toContain("'by-a-test'");
    expect(read('.github/CODEOWNERS')).toContain('/docs/by-a-test.mdx');
  });
});
