import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import styles from './CardLink.module.css';

/** Renders a card's title as a link that covers its nearest positioned ancestor, the card. */
export function CardLink({title, to}: {title: string; to: string}): ReactNode {
  return (
    <Link className={styles.link} to={to}>
      {title}
      <Icon name="arrow" />
    </Link>
  );
}
