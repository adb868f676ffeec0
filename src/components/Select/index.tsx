import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {Icon} from '../Icon';
import styles from './styles.module.css';

/** Renders a `<select>` with the site's arrow. `className` styles its frame and text. */
export function Select({className, ...select}: ComponentProps<'select'>) {
  return (
    <span className={clsx('grid relative', styles.frame)}>
      <select className={clsx(styles.select, className)} {...select} />
      <Icon name="chevron" />
    </span>
  );
}
