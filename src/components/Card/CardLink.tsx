import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import styles from './CardLink.module.css';

/** A card's title as its link: the target covers the nearest positioned ancestor, the card. */
export function CardLink({title, to}: {title: string; to: string}): ReactNode {
  return (
    <Link className={styles.link} to={to}>
      {title}
      <Icon name="arrow" />
    </Link>
  );
}
