import type {ReactNode} from 'react';
import styles from './SideBySide.module.css';

/** Renders two code blocks, such as a request and its response, beside each other where there is room. */
export function SideBySide({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.sideBySide}>{children}</div>;
}
