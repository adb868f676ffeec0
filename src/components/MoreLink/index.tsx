import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Icon} from '../Icon';
import styles from './styles.module.css';

interface MoreLinkProps {
  title: string;
  href: string;
}

/** Renders a link to further reading at the end of a section. Its arrow stays on the line of the last word. */
export function MoreLink({title, href}: MoreLinkProps) {
  const end = title.lastIndexOf(' ') + 1;
  return (
    <Link className={clsx('semibold', styles.more)} to={href}>
      {title.slice(0, end)}
      <span className={styles.end}>
        {title.slice(end)}
        <Icon name="arrow" />
      </span>
    </Link>
  );
}

/** Renders several links to further reading in a row. */
export function MoreLinks({links}: {links: MoreLinkProps[]}) {
  return (
    <p className={clsx('cluster', styles.links)}>
      {links.map((link) => (
        <MoreLink key={link.href} {...link} />
      ))}
    </p>
  );
}
