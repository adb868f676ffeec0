import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a figure or sample with notes: side by side where there's room, the sample a little wider. */
export function Pair({children, notes}: {children: ReactNode; notes: ReactNode}) {
  return (
    <div className={clsx('stack beside gap-y-10', styles.pair)}>
      <div>{children}</div>
      <div className="stack gap-6">{notes}</div>
    </div>
  );
}
