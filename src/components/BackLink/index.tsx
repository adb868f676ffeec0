import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import styles from './styles.module.css';

/** Renders a link to the parent page. */
export function BackLink({title, href}: {title: string; href: string}): ReactNode {
  return (
    <Link className={styles.back} to={href} data-no-print>
      <Icon name="back" />
      {title}
    </Link>
  );
}
