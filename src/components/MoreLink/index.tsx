import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import styles from './styles.module.css';

interface MoreLinkProps {
  title: string;
  href: string;
}

/** Renders a link to further reading at the end of a section. */
export function MoreLink({title, href}: MoreLinkProps): ReactNode {
  return (
    <Link className={styles.more} to={href}>
      {title}
      <Icon name="arrow" />
    </Link>
  );
}

/** Renders several links to further reading in a row. */
export function MoreLinks({links}: {links: MoreLinkProps[]}): ReactNode {
  return (
    <p className={styles.links}>
      {links.map((link) => (
        <MoreLink key={link.href} {...link} />
      ))}
    </p>
  );
}
