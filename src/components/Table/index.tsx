import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface TableProps {
  /** Says what the table compares; shown above it. */
  caption: string;
  /** One header a column; the first names the rows. */
  columns: string[];
  rows: {header: string; cells: ReactNode[]}[];
}

/** A data table with a caption and header cells both ways. It scrolls sideways inside its own frame on narrow screens. */
export function Table({caption, columns, rows}: TableProps): ReactNode {
  return (
    <div className={styles.frame} data-scrolls>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
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
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
