/** @jest-environment node */

import {readGroups, readPages} from '../../../bench/site/content';
import {type Dialect, docusaurus, starlight, vitepress, writePage} from '../../../bench/site/dialects';
import {grownContent} from '../../../bench/site/generated';
import {wordsOf} from '../../../plugins/shared/markdown';
import {nodesOf} from '../../helpers/markdown';

const pages = readPages();
const groups = readGroups();
const dialects: Record<string, Dialect> = {docusaurus, starlight, vitepress};
const page = (id: string) => {
  const found = pages.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no page ${id}.`);
  return found;
};
const written = (id: string, dialect: Dialect) => writePage(page(id), dialect);

describe.each(Object.entries(dialects))('the pages for %s', (_, dialect) => {
  const texts = pages.map((entry) => ({entry, text: writePage(entry, dialect)}));

  test('have no tags, figures, or links of our site', () => {
    const prose = texts.map(({text}) => text.replace(/^( *)(`{3,}).*\n[\s\S]*?\n\1\2$/gm, ''));
    for (const text of prose) {
      expect(text).not.toMatch(/<(CodeTabs|DocsTabs?|Diagram|ApiReference)\b/);
      expect(text).not.toMatch(/\{facts\./);
      expect(text).not.toMatch(/\]\((\.\/|\/(developers|products)\/)/);
    }
  });

  test('have every heading and every visible code block of the page', () => {
    for (const {entry, text} of texts) {
      const headings = nodesOf('heading', entry.tree).length + (dialect === vitepress ? 1 : 0);
      const outsideFences = text.replace(/^( *)(`{3,}).*\n[\s\S]*?\n\1\2$/gm, '$2');
      expect(outsideFences.match(/^#{1,6} /gm) ?? []).toHaveLength(headings);
      const shown = nodesOf('code', entry.tree).filter(
        ({lang, meta}) => lang !== 'mermaid' && !/\bsetup\b/.test(meta ?? ''),
      );
      expect(outsideFences.match(/^ *`{3,}$/gm) ?? []).toHaveLength(shown.length);
    }
  });
});

test("authors' comments are left out", () => {
  const comment = {type: 'mdxFlowExpression', value: '/* Say here what the page is for. */'};
  const entry = {...page('quick-start'), tree: {type: 'root', children: [comment]}};
  for (const dialect of Object.values(dialects)) expect(writePage(entry, dialect)).not.toContain('Say here');
});

test('each generator gets its own form of tabs', () => {
  expect(written('quick-start', docusaurus)).toContain('<TabItem value="python" label="Python">');
  expect(written('quick-start', starlight)).toContain('<Tabs syncKey="language">');
  expect(written('quick-start', vitepress)).toContain('::: code-group\n\n```bash [curl]');
});

test('each generator gets its own form of asides', () => {
  expect(written('account-setup', docusaurus)).toContain(':::warning[A key is shown only once]');
  expect(written('account-setup', starlight)).toContain(':::caution[A key is shown only once]');
  expect(written('account-setup', vitepress)).toContain('::: warning A key is shown only once');
});

test('the API reference is filled in', () => {
  const calls = nodesOf('heading', page('rest-api-reference').tree).map(wordsOf);
  expect(calls).toEqual(expect.arrayContaining(['Recognize a recording', 'Train a domain']));
});

test('generated pages are the same in every run, about 700 words long, in groups of forty', () => {
  const [first, second] = [grownContent({pages, groups}, 90), grownContent({pages, groups}, 90)];
  const added = first.pages.slice(pages.length);
  expect(added.map(({tree}) => tree)).toEqual(second.pages.slice(pages.length).map(({tree}) => tree));
  expect(first.groups.slice(groups.length).map(({ids}) => ids.length)).toEqual([40, 40, 10]);
  for (const {tree} of added) {
    const words = nodesOf('paragraph', tree).map(wordsOf).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThan(900);
  }
});

test('the groups list every page but the index, by its id', () => {
  expect(groups.flatMap(({ids}) => ids).sort()).toEqual(
    pages
      .map(({id}) => id)
      .filter((id) => id !== 'index')
      .sort(),
  );
});
