import {type MarkdownNode, plainText, transform} from '../shared/markdown';

/** Adds an attribute to a cell. Alignment and width are attributes, because the security policy blocks `style`. */
function setAttribute(cell: MarkdownNode, name: string, value?: string | null): void {
  if (value) cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, [name]: value}};
}

/** A column whose cells all have fewer characters isn't wrapped, so browsers choose its width. */
const shortest = 20;

/**
 * Returns the columns' shares of the width, but for the last one, which takes the rest. They grow slower than the text, and
 * long cells count more than short ones.
 */
function sharesOf(rows: MarkdownNode[][]): (string | undefined)[] {
  const columns = (rows[0] ?? []).map((_, index) => rows.map((cells) => plainText(cells[index] ?? {}).length));
  const weight = (lengths: number[]) => Math.hypot(...lengths) ** 0.65;
  const sum = columns.reduce((total, lengths) => total + weight(lengths), 0);
  return columns
    .slice(0, -1)
    .map((lengths) => (Math.max(...lengths) < shortest ? undefined : `${Math.round((100 * weight(lengths)) / sum)}%`));
}

/**
 * Remark plugin: adds the alignment and the widths of columns to tables. From three columns on, a table doesn't fit on a
 * phone, so its cells have the name of their column, except in the first column: in narrow viewports, such a table shows
 * each row as a list of columns and their values (`src/css/tables.css`).
 */
export default function tableColumns() {
  return (tree: MarkdownNode): void => {
    transform(tree, (node) => {
      if (node.type !== 'table') return undefined;
      const {align, children = []} = node;
      delete node.align;
      const rows = children.map((row) => row.children ?? []);
      const names = rows[0]?.map(plainText) ?? [];
      const shares = sharesOf(rows);
      for (const [row, cells] of rows.entries())
        for (const [column, cell] of cells.entries()) {
          setAttribute(cell, 'dataAlign', align?.[column]);
          if (row === 0) setAttribute(cell, 'dataShare', shares[column]);
          else if (column > 0 && names.length > 2) setAttribute(cell, 'dataColumn', names[column]);
        }
      return undefined;
    });
  };
}
