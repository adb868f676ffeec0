import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CardLink} from '../Card';
import styles from './styles.module.css';

interface LinkRow {
  title: string;
  href: string;
  /** One or more elements, each in a column beside the title. */
  notes?: ReactNode;
}

interface LinkRowsProps {
  rows: LinkRow[];
  /** The size of the titles. */
  size?: 'medium' | 'large';
}

/** Renders links in rows between hairlines. A row's link covers all of it. */
export function LinkRows({rows, size = 'medium'}: LinkRowsProps) {
  return (
    <ul className={clsx('border-t-strong mb-6', styles.rows)} data-size={size}>
      {rows.map(({title, href, notes}) => (
        <li key={title} className={clsx('baseline border-b muted py-3 relative stack', styles.row)}>
          <p className={clsx('semibold balance', styles.title)}>
            <CardLink title={title} to={href} />
          </p>
          {notes}
        </li>
      ))}
    </ul>
  );
}
