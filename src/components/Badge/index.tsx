import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a short label: `accent` recommends, `neutral` classifies. */
export function Badge({children, tone = 'neutral'}: {children: ReactNode; tone?: 'accent' | 'neutral'}) {
  return (
    <span className={clsx('border-strong muted nowrap semibold tiny', styles.badge, styles[tone])}>{children}</span>
  );
}
