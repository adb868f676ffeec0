/** @jest-environment node */
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {writePage} from '../../../authoring/new';
import {descriptionOf, groupOf, kinds} from '../../../authoring/new/kinds';
import {slugOf} from '../../../authoring/new/page';
import {addToSidebar} from '../../../authoring/new/sidebar';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'timbre-new-'));
  for (const file of ['docs', 'sidebars.ts', 'deploy/redirects.json', 'authoring/check/published.json'])
    cpSync(file, join(root, file), {recursive: true});
});

afterEach(() => rmSync(root, {recursive: true}));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('a new page', () => {
  it.each(kinds)('of kind %s is written with its front matter and listed in its group', (kind) => {
    const page = writePage(root, {title: 'Handle silence', kind});
    expect(page).toEqual({file: 'docs/handle-silence.mdx', slug: 'handle-silence', group: groupOf[kind]});
    expect(read(page.file)).toMatch(
      /^---\ntitle: Handle silence\ndescription: .{50,160}\nowner: developer-relations\nreviewed: \d{4}-\d\d-\d\d\n---\n/,
    );
    expect(read(page.file)).toContain('\n## Next steps\n');
    expect(read(page.file)).not.toContain('{{');
    expect(read('sidebars.ts')).toContain("'handle-silence'");
  });

  it('says what the author said', () => {
    const description = 'Notice when nobody speaks: what to show, when to stop listening, and how to try again.';
    const page = writePage(root, {
      title: 'Silence: a guide',
      kind: 'guide',
      description,
      owner: 'web',
      group: 'Products',
    });
    expect(read(page.file)).toContain(`title: "Silence: a guide"\ndescription: "${description}"\nowner: web\n`);
    expect(page.group).toBe('Products');
  });

  it.each([
    ['Quick Start', 'docs/quick-start.mdx has this name already'],
    ['Diagrams', 'docs/diagrams has this name already'],
    ['documentation', 'docs/index.mdx has the title "Documentation"'],
    ['3 ways to ask', 'starts with a number'],
    ['音声', 'Use Latin letters'],
    ['A title that goes on and on and on until no sidebar can hold it', 'at most 60'],
  ])('is refused: %s', (title, message) => {
    const before = read('sidebars.ts');
    expect(() => writePage(root, {title, kind: 'guide'})).toThrow(new RegExp(message, 'i'));
    expect(read('sidebars.ts')).toBe(before);
  });

  it('is refused at an address that moved', () => {
    const docs = '/developers/documentation';
    const pages = {[`${docs}/first-call`]: `${docs}/quick-start`};
    writeFileSync(join(root, 'deploy/redirects.json'), JSON.stringify({pages, anchors: {}}));
    expect(() => writePage(root, {title: 'First call', kind: 'guide'})).toThrow('leads to /developers/documentation/quick-start now');
  });

  it('is not written when its group does not exist', () => {
    expect(() => writePage(root, {title: 'Handle silence', kind: 'guide', group: 'Guide'})).toThrow(
      'did you mean "Guides"?',
    );
    expect(existsSync(join(root, 'docs/handle-silence.mdx'))).toBe(false);
  });
});

it.each([
  ['Handle silence', 'handle-silence'],
  ["What’s new in Zürich?", 'whats-new-in-zurich'],
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
  expect(addToSidebar("export default {a: [{label: 'One', items: ['x']}, {label: 'Two', items: []}]};", 'Two', 'y')).toBe(
    "export default {a: [{label: 'One', items: ['x']}, {label: 'Two', items: ['y']}]};",
  );
});
