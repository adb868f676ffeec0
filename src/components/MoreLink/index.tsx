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

/** Renders several links to further reading in a row, from addresses by title. */
export function MoreLinks({links}: {links: Record<string, string>}) {
  return (
    <p className={clsx('cluster', styles.links)}>
      {Object.entries(links).map(([title, href]) => (
        <MoreLink key={title} title={title} href={href} />
      ))}
    </p>
  );
}
