import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a selection with the site's arrow. Its frame and its text are those of `className`. */
export function Select({className, ...select}: ComponentProps<'select'>): ReactNode {
  return <select className={clsx(styles.select, className)} {...select} />;
}
