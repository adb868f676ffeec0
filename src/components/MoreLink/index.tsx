import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import styles from './styles.module.css';

/** Renders a link to further reading at the end of a section. */
export function MoreLink({title, href}: {title: string; href: string}): ReactNode {
  return (
    <Link className={styles.more} to={href}>
      {title}
      <Icon name="arrow" />
    </Link>
  );
}
