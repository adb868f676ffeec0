/** @jest-environment node */

import tableColumns from '../../../../plugins/markdown/tableColumns';
import type {MarkdownNode} from '../../../../plugins/shared/markdown';

const row = (...cells: string[]): MarkdownNode => ({
  type: 'tableRow',
  children: cells.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
});

/** Returns the names of columns in a table's cells, row by row. */
function columnsIn(...rows: MarkdownNode[]): (string | undefined)[][] {
  const table: MarkdownNode = {type: 'table', children: rows};
  tableColumns()({type: 'root', children: [table]});
  return rows.map(({children = []}) => children.map(({data}) => data?.hProperties?.dataColumn));
}

test('the cells of a wide table name their column, but not those of the header row and of the first column', () => {
  expect(columnsIn(row('Tier', 'Calls', 'Audio'), row('Free', '100', '60 s'))).toEqual([
    [undefined, undefined, undefined],
    [undefined, 'Calls', 'Audio'],
  ]);
});

test('a table of two columns fits a phone as it is', () => {
  expect(columnsIn(row('Tier', 'Calls'), row('Free', '100'))).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('the alignment of columns is an attribute, because the security policy blocks styles', () => {
  const table: MarkdownNode = {type: 'table', align: ['left', null], children: [row('a', 'b')]};
  tableColumns()({type: 'root', children: [table]});
  const cells = table.children?.[0]?.children?.map(({data}) => data?.hProperties?.dataAlign);
  expect([table.align, cells]).toEqual([undefined, ['left', undefined]]);
});
