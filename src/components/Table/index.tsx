import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface TableProps {
  /** What the table compares, for screen readers. For everyone else, the heading above the table says it. */
  caption: string;
  /** One header per column. The first is the header of the row names. */
  columns: string[];
  rows: {header: string; cells: ReactNode[]}[];
}

/**
 * Renders a data table with a name and row headers. On narrow screens, a table with three or more columns becomes a
 * list (`src/css/tables.css`), and others scroll sideways.
 */
export function Table({caption, columns, rows}: TableProps) {
  return (
    <div className="table-frame" data-scrolls={caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({header, cells}) => (
            <tr key={header}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns.length > 2 ? columns[index + 1] : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
