/** @jest-environment node */
import {join} from 'node:path';
import recentlyUpdated, {changesIn} from '../../../../plugins/markdown/recentlyUpdated';
import {element, type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {folderWith} from '../../../helpers/folder';
import {markdownFile} from '../../../helpers/markdown';

function shown(log: string): string[] {
  const pages = ['limits', 'errors', '1', '2', '3', '4', '5'].map((name) => [`${name}.mdx`, '']);
  const folder = folderWith({'keys.mdx': '---\ntitle: "Keys: a list"\n---\n', ...Object.fromEntries(pages)});
  const tree: MarkdownNode = {type: 'root', children: [element('RecentChanges', {})]};
  recentlyUpdated({readLog: () => log})(tree, markdownFile(join(folder, 'index.mdx')));
  return (tree.children ?? []).map(plainText);
}

it('lists the last change of each page, newest first, without the index', () => {
  const log = '1795370259\n\nkeys.mdx\nsub/index.mdx\n1795000000\n\nkeys.mdx\nlimits.mdx\nimage.svg\n';
  expect(changesIn(log)).toEqual([
    {file: 'keys.mdx', time: 1_795_370_259},
    {file: 'limits.mdx', time: 1_795_000_000},
  ]);
});

it('lists the days of changes with the first pages that exist, and how many others do, below a heading', () => {
  const log =
    '1795370259\n\nkeys.mdx\ngone.mdx\n1795370000\n\nlimits.mdx\n1795000000\n\nerrors.mdx\n1.mdx\n2.mdx\n3.mdx\n4.mdx\n5.mdx\n';
  const days = ['November 22, 2026 Keys: a list, limits', 'November 18, 2026 errors, 1, 2, 3, and 2 more'];
  expect(shown(log)).toEqual(['Recently updated', days.join('')]);
});

it('is left out with its heading if there is no history', () => expect(shown('')).toEqual([]));
