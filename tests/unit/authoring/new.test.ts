/** @jest-environment node */
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkDocs} from '../../../authoring/check';
import {draftPage, writePage} from '../../../authoring/new';
import {descriptionOf, groupOf, kinds} from '../../../authoring/new/kinds';
import {slugOf} from '../../../authoring/new/page';
import {addToSidebar} from '../../../authoring/new/sidebar';

const project = process.cwd();

describe('a new page', () => {
  it.each(kinds)('of kind %s has its front matter and its place in the sidebar', (kind) => {
    const {file, group, text, sidebar} = draftPage(project, {title: 'Handle silence', kind});
    expect([file, group]).toEqual(['docs/handle-silence.mdx', groupOf[kind]]);
    expect(text).toMatch(
      /^---\ntitle: Handle silence\ndescription: .{50,160}\nowner: developer-relations\nreviewed: \d{4}-\d\d-\d\d\n---\n/,
    );
    expect(text).not.toContain('{{');
    expect(sidebar).toContain("'handle-silence'");
  });

  it('passes every check, of whatever kind', async () => {
    const drafts = kinds.map((kind) => draftPage(project, {title: `Handle silence in a ${kind}`, kind}));
    const sidebar = drafts.reduce(
      (source, {group, slug}) => addToSidebar(source, group, slug),
      readFileSync('sidebars.ts', 'utf8'),
    );
    const unsaved = {...Object.fromEntries(drafts.map(({file, text}) => [file, text])), 'sidebars.ts': sidebar};
    expect(await checkDocs({root: project, files: drafts.map(({file}) => file), unsaved})).toEqual([]);
  });

  it('says what the author said', () => {
    const description = 'Notice when nobody speaks: what to show, when to stop listening, and how to try again.';
    const words = {title: 'Silence: a guide', kind: 'guide', description, owner: 'web', group: 'Products'} as const;
    const {text, group} = draftPage(project, words);
    expect(text).toContain(`title: "Silence: a guide"\ndescription: "${description}"\nowner: web\n`);
    expect(group).toBe('Products');
  });

  it.each([
    ['Quick Start', 'docs/quick-start.mdx has this name already'],
    ['Diagrams', 'docs/diagrams has this name already'],
    ['documentation', 'docs/index.mdx has the title "Documentation"'],
    ['3 ways to ask', 'starts with a number'],
    ['音声', 'use Latin letters'],
    ['A title that goes on and on and on until no sidebar can hold it', 'at most 60'],
  ])('is refused: %s', (title, message) => {
    expect(() => draftPage(project, {title, kind: 'guide'})).toThrow(message);
  });

  it('is refused in a group that does not exist', () => {
    expect(() => draftPage(project, {title: 'Handle silence', kind: 'guide', group: 'Guide'})).toThrow(
      'did you mean "Guides"?',
    );
  });
});

describe('in a copy of the project', () => {
  const docs = '/developers/documentation';
  const page = {title: 'First call', kind: 'guide'} as const;
  let root: string;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'timbre-new-'));
    for (const file of ['docs', 'src', 'api', 'deploy', 'authoring', 'plugins', 'sidebars.ts', 'docusaurus.config.ts'])
      cpSync(file, join(root, file), {recursive: true});
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('a page and the sidebar are written', async () => {
    const {file, text, sidebar} = await writePage(root, page);
    expect(read(file)).toBe(text);
    expect(read('sidebars.ts')).toBe(sidebar);
  });

  it('nothing is written when a check finds fault with it', async () => {
    await expect(writePage(root, {...page, owner: 'mobil'})).rejects.toThrow(
      /^docs\/first-call.mdx:4:8 front-matter .*mobil/,
    );
    expect(existsSync(join(root, 'docs/first-call.mdx'))).toBe(false);
    expect(read('sidebars.ts')).not.toContain('first-call');
  });

  it('an address that moved, or that was public once, is refused', () => {
    const published = join(root, 'authoring/check/published.json');
    writeFileSync(published, JSON.stringify({[`${docs}/first-call`]: []}));
    expect(() => draftPage(root, page)).toThrow('was public once');
    const pages = {[`${docs}/first-call`]: `${docs}/quick-start`};
    writeFileSync(join(root, 'deploy/redirects.json'), JSON.stringify({pages, anchors: {}}));
    expect(() => draftPage(root, page)).toThrow(`leads to ${docs}/quick-start now`);
  });
});

it.each([
  ['Handle silence', 'handle-silence'],
  ['What’s new in Zürich?', 'whats-new-in-zurich'],
  ['  C++ & Rust  ', 'c-rust'],
])('the address of "%s" is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('the description that a page starts with has an allowed length for every allowed title', () => {
  for (const kind of kinds) {
    for (const title of ['Ab', 'x'.repeat(60)]) {
      expect(descriptionOf[kind](title).length).toBeGreaterThanOrEqual(50);
      expect(descriptionOf[kind](title).length).toBeLessThanOrEqual(160);
    }
  }
});

it('a sidebar keeps everything but the list that grows', () => {
  expect(
    addToSidebar("export default {a: [{label: 'One', items: ['x']}, {label: 'Two', items: []}]};", 'Two', 'y'),
  ).toBe("export default {a: [{label: 'One', items: ['x']}, {label: 'Two', items: ['y']}]};");
});
