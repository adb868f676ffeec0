import Link from '@docusaurus/Link';
import {Icon} from '../Icon';
import styles from './styles.module.css';

/** Renders a link to the parent page. */
export function BackLink({title, href}: {title: string; href: string}) {
  return (
    <Link className={styles.back} to={href} data-no-print>
      <Icon name="back" />
      {title}
    </Link>
  );
}
