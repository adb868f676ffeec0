import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a figure or sample with notes: `below` it, or side by side where there's room. */
export function Pair({children, notes, below}: {children: ReactNode; notes: ReactNode; below?: boolean}) {
  return (
    <div className={clsx('stack', below ? 'gap-6' : 'beside gap-y-10', styles.pair)}>
      <div>{children}</div>
      <div className="stack gap-6">{notes}</div>
    </div>
  );
}
