/** @jest-environment node */
import {cpSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {draftPage} from '../../../authoring/new';
import {descriptionOf, groupOf, kinds} from '../../../authoring/new/kinds';
import {slugOf} from '../../../authoring/new/page';
import {addToSidebar} from '../../../authoring/new/sidebar';
import {findConflict} from '../../../authoring/new/taken';
import {folderWith} from '../../helpers/folder';

const project = process.cwd();

describe('a new page', () => {
  it.each(kinds)('of kind %s has front matter and an entry in the sidebar', (kind) => {
    const {file, group, text, lists} = draftPage(project, {title: 'A page of the tests', kind});
    expect([file, group]).toEqual(['docs/a-page-of-the-tests.mdx', groupOf[kind]]);
    expect(text).toMatch(
      /^---\ntitle: A page of the tests\ndescription: .{50,160}\nowner: developer-relations\nreviewed: \d{4}-\d\d-\d\d\n---\n/,
    );
    expect(text).not.toContain('{{');
    expect(lists['sidebars.ts']).toContain("'a-page-of-the-tests'");
    expect(lists['.github/CODEOWNERS']).toBe(readFileSync('.github/CODEOWNERS', 'utf8'));
  });

  it("has the author's text", () => {
    const description = 'Notice when nobody speaks: what to show, when to stop listening, and how to try again.';
    const words = {title: 'Tests: a page', kind: 'guide', description, owner: 'web', group: 'Products'} as const;
    const {text, group, lists} = draftPage(project, words);
    expect(text).toContain(`title: "Tests: a page"\ndescription: "${description}"\nowner: web\n`);
    expect(group).toBe('Products');
    expect(lists['.github/CODEOWNERS']).toMatch(/^\/docs\/tests-a-page\.mdx +@[\w-]+\/web$/m);
  });

  it.each([
    ['Quick Start', 'docs/quick-start.mdx already has this name'],
    ['Diagrams', 'docs/diagrams already has this name'],
    ['documentation', 'docs/index.mdx has the title "Documentation"'],
    ['3 ways to ask', 'starts with a number'],
    ['音声', 'use Latin letters'],
    ['A title that goes on and on and on until no sidebar can hold it', 'at most 60'],
  ])('is refused: %s', (title, message) => {
    expect(() => draftPage(project, {title, kind: 'guide'})).toThrow(message);
  });

  it("is refused in a group that doesn't exist", () => {
    expect(() => draftPage(project, {title: 'A page of the tests', kind: 'guide', group: 'Guide'})).toThrow(
      'did you mean "Guides"?',
    );
  });
});

it("can't have the title of a page in a subfolder", () => {
  const root = folderWith({'docs/guides/first.mdx': '---\ntitle: Handle silence\n---\n'});
  for (const file of ['deploy/redirects.json', 'authoring/check/published.json']) cpSync(file, join(root, file));
  expect(findConflict(root, 'silence', 'Handle silence')).toMatch('docs/guides/first.mdx has the title');
});

it.each([
  ['Handle silence', 'handle-silence'],
  ['What’s new in Zürich?', 'whats-new-in-zurich'],
  ['  C++ & Rust  ', 'c-rust'],
])('the address of "%s" is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('the default description has a valid length for every valid title', () => {
  for (const kind of kinds) {
    for (const title of ['Ab', 'x'.repeat(60)]) {
      expect(descriptionOf[kind](title).length).toBeGreaterThanOrEqual(50);
      expect(descriptionOf[kind](title).length).toBeLessThanOrEqual(160);
    }
  }
});

it('only one list of the sidebar changes', () => {
  expect(
    addToSidebar("export default {a: [{label: 'One', items: ['x']}, {label: 'Two', items: []}]};", 'Two', 'y'),
  ).toBe("export default {a: [{label: 'One', items: ['x']}, {label: 'Two', items: ['y']}]};");
});
