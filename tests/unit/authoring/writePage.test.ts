/** @jest-environment node */
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkDocs} from '../../../authoring/check';
import {draftPage, writePage} from '../../../authoring/new';
import {kinds} from '../../../authoring/new/kinds';
import {addToSidebar} from '../../../authoring/new/sidebar';
import {checkSamples} from '../../../authoring/samples/run';

/** The pages that templates link to. Reading the others would take seconds. */
const linked = [
  ...['account-setup', 'core-concepts', 'quick-start', 'rest-api-reference', 'security-best-practices'],
  ...['voice-assistant-implementation', 'web-sdk'],
];
const docs = '/developers/documentation';
const page = {title: 'Written by a test', kind: 'guide'} as const;
/** Returns a title that no page has, because existing titles can't be drafted again. */
const titleOf = (kind: string) => `Test page of the kind ${kind}`;
let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'timbre-new-'));
  const parts = ['src', 'api', 'deploy', 'authoring', 'plugins', '.github', 'sidebars.ts', 'docusaurus.config.ts'];
  for (const file of [...parts, ...linked.map((id) => `docs/${id}.mdx`)])
    cpSync(file, join(root, file), {recursive: true});
});
afterAll(() => rmSync(root, {recursive: true}));

it('a new page of each kind passes every check', async () => {
  const drafts = kinds.map((kind) => draftPage(root, {title: titleOf(kind), kind}));
  const sidebar = drafts.reduce(
    (source, {group, slug}) => addToSidebar(source, group, slug),
    readFileSync('sidebars.ts', 'utf8'),
  );
  const unsaved = {...Object.fromEntries(drafts.map(({file, text}) => [file, text])), 'sidebars.ts': sidebar};
  expect(await checkDocs({root, files: drafts.map(({file}) => file), unsaved})).toEqual([]);
});

it('the samples of a new page of each kind are proven', async () => {
  const files = kinds.map((kind) => {
    const {text} = draftPage(root, {title: titleOf(kind), kind});
    const file = join(root, `${kind}.mdx`);
    writeFileSync(file, text);
    return file;
  });
  const {problems, verdicts} = await checkSamples(files);
  expect(problems).toEqual([]);
  for (const file of files)
    expect(
      verdicts.some(({fence, proof}) => file.endsWith(fence.file.split('/').at(-1) ?? '') && proof !== 'unchecked'),
    ).toBe(true);
});

it("a page isn't written if a check finds a problem in it", async () => {
  await expect(writePage(root, {...page, owner: 'mobil'})).rejects.toThrow(
    /^docs\/written-by-a-test.mdx:4:8 front-matter .*mobil/,
  );
  expect(existsSync(join(root, 'docs/written-by-a-test.mdx'))).toBe(false);
  expect(read('sidebars.ts')).not.toMatch(/written-by-a-test/);
});

it('an address that moved or was published is refused', () => {
  const [published, redirects] = ['authoring/check/published.json', 'deploy/redirects.json'].map((file) =>
    join(root, file),
  );
  const [wasPublished, wasRedirects] = [published, redirects].map((file) => readFileSync(file ?? '', 'utf8'));
  writeFileSync(published ?? '', JSON.stringify({[`${docs}/written-by-a-test`]: []}));
  expect(() => draftPage(root, page)).toThrow(/was published, and/);
  writeFileSync(
    redirects ?? '',
    JSON.stringify({pages: {[`${docs}/written-by-a-test`]: `${docs}/quick-start`}, anchors: {}}),
  );
  expect(() => draftPage(root, page)).toThrow(/now redirects to \/developers\/documentation\/quick-start/);
  writeFileSync(published ?? '', wasPublished ?? '');
  writeFileSync(redirects ?? '', wasRedirects ?? '');
});

it('a page is written, and added to the lists of pages', async () => {
  const {file, text, lists} = await writePage(root, {...page, owner: 'web'});
  expect(read(file)).toBe(text);
  for (const [list, changed] of Object.entries(lists)) expect(read(list)).toBe(changed);
  await expect(writePage(root, page)).rejects.toThrow(/already has this name/);
});
