/** @jest-environment node */

import tableColumns from '../../../../plugins/markdown/tableColumns';
import type {MarkdownNode} from '../../../../plugins/shared/markdown';
import {nodesOf, treeOf} from '../../../helpers/markdown';

/** Returns the properties of the cells of a table, and its own alignment. */
function changed(source: string) {
  const tree = treeOf(source) as MarkdownNode;
  tableColumns()(tree);
  const cells = nodesOf('tableCell', tree).map(({data}) => data?.hProperties ?? {});
  return {cells, align: tree.children?.[0]?.align};
}

test('the cells of a wide table name their column, but not those of the header row and of the first column', () => {
  const {cells} = changed('| Tier | Calls | Audio |\n|---|---|---|\n| Free | 100 | 60 s |');
  expect(cells).toEqual([{}, {}, {}, {}, {dataColumn: 'Calls'}, {dataColumn: 'Audio'}]);
});

test('a column with longer text is wider, but not by as much, and short ones and the last one have no share', () => {
  const {cells} = changed(`| Tier | Why | Use |\n|---|---|---|\n| Free | ${'a'.repeat(24)} | ${'a'.repeat(80)} |`);
  expect(cells.slice(0, 3)).toEqual([{}, {dataShare: '28%'}, {}]);
});

test('a table of two columns fits a phone as it is, and its alignment is an attribute, as the policy wants', () => {
  const {cells, align} = changed('| Tier | Calls |\n|:--|---|\n| Free | 100 |');
  expect([align, cells]).toEqual([undefined, [{dataAlign: 'left'}, {}, {dataAlign: 'left'}, {}]]);
});
