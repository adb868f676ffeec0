import {type MarkdownNode, plainText, transform} from '../shared/markdown';

/** From this many columns on, a table doesn't fit on a phone. */
const fewestColumns = 3;

/** The most words of a name in a table's first column. */
const longestName = 4;

/** Writes the alignment of columns as attributes, because the security policy blocks styles. */
function alignCells(table: MarkdownNode): void {
  const {align = [], children: rows = []} = table;
  delete table.align;
  for (const cells of rows.map(({children = []}) => children))
    for (const [index, cell] of cells.entries())
      if (align?.[index]) cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, dataAlign: align[index]}};
}

/**
 * Remark plugin: adds the name of the column to each cell of wide tables, except in the first column. In narrow
 * viewports, such a table shows each row as a list of columns and their values (`src/css/tables.css`).
 */
export default function tableColumns() {
  return (tree: MarkdownNode): void => {
    transform(tree, (node) => {
      if (node.type !== 'table') return undefined;
      alignCells(node);
      const [head, ...rows] = node.children ?? [];
      // First cells that are sentences, not names, aren't emphasized.
      if (rows.some(({children: [first] = []}) => first && plainText(first).split(' ').length > longestName))
        node.data = {...node.data, hProperties: {...node.data?.hProperties, dataSentences: ''}};
      const columns = (head?.children ?? []).map(plainText);
      if (columns.length < fewestColumns) return undefined;
      for (const {children: cells = []} of rows)
        for (const [index, cell] of cells.entries())
          if (index > 0)
            cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, dataColumn: columns[index]}};
      return undefined;
    });
  };
}
