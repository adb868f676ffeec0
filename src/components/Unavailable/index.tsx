import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface UnavailableProps {
  children: ReactNode;
  /** `nearby` hides the remark visually, because text above the list of links already says it. */
  remark?: 'visible' | 'nearby';
}

/**
 * Renders a link without a destination or a button without an action. It says so visibly and to screen readers, and a
 * press shows the same text in a notice (`src/enhance/everywhere.ts`).
 */
export function Unavailable({children, remark = 'visible'}: UnavailableProps) {
  return (
    <button type="button" className={clsx('muted small', styles.link)} aria-disabled="true" data-unavailable>
      {children}
      <span className={remark === 'visible' ? 'muted regular' : 'visually-hidden'}> (not available yet)</span>
    </button>
  );
}
