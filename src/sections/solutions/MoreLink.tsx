import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';
import type {LinkEntry} from '../../content/types';
import styles from './MoreLink.module.css';

/** Where to read on, at the end of a section. */
export function MoreLink({title, href}: LinkEntry): ReactNode {
  return (
    <Link className={styles.more} to={href}>
      {title}
      <Icon name="arrow" />
    </Link>
  );
}
