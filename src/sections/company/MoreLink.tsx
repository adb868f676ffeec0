import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';
import type {LinkEntry} from '../../content/types';
import styles from './MoreLink.module.css';

/** A link to the page that says more, with an arrow. */
export function MoreLink({title, href}: LinkEntry): ReactNode {
  return (
    <Link className={styles.more} to={href}>
      {title}
      <Icon name="arrow" />
    </Link>
  );
}
