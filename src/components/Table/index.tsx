import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Cell = string | undefined | {code: string} | {title: string; href: string};

/** Renders a text, code, a link, or a dash that `absent` says in words. */
function content(cell: Cell, absent?: string): ReactNode {
  if (typeof cell === 'string') return cell;
  if (!cell)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{absent}</span>
      </>
    );
  return 'code' in cell ? <code>{cell.code}</code> : <Link to={cell.href}>{cell.title}</Link>;
}

interface TableProps {
  /** What the table compares, for screen readers. For everyone else, the heading above the table says it. */
  caption: string;
  /** One header per column. The first is the header of the row names. */
  columns: string[];
  /** By the header of the row. */
  rows: Record<string, readonly Cell[]>;
  /** What an empty cell means. */
  absent?: string;
  /** Whether all values are so short that they fit beside one another on narrow screens. */
  side?: boolean;
}

/**
 * Renders a data table with a name and row headers. On narrow screens, a table with three or more columns becomes a
 * list (`src/css/tables.css`) unless its values are short, and others scroll sideways.
 */
export function Table({caption, columns, rows, absent, side}: TableProps) {
  return (
    <div className={clsx('table-frame', side && styles.side)} data-scrolls={caption}>
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
          {Object.entries(rows).map(([header, cells]) => (
            <tr key={header}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns.length > 2 ? columns[index + 1] : undefined}>
                  {content(cell, absent)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
