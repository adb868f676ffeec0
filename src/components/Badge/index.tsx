import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A short label on something: `accent` to recommend, `low` to warn, `neutral` to classify. */
export function Badge({
  children,
  tone = 'neutral',
}: {
  children: ReactNode;
  tone?: 'accent' | 'low' | 'neutral';
}): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
