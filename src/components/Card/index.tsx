import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {TextWithArrow} from '../MoreLink';
import styles from './styles.module.css';

/** Renders a card's title as a link that covers its nearest positioned ancestor, the card. */
export function CardLink({title, to}: {title: string; to: string}) {
  return (
    <Link className={styles.link} to={to}>
      <TextWithArrow text={title} />
    </Link>
  );
}

/** The class of a card, for other elements that look like one. */
export const cardClass = clsx('border relative rounded-large surface', styles.card);

interface LinkCardProps {
  title: string;
  text: string;
  to: string;
  /** The figure. */
  children: ReactNode;
}

/** Renders a card that links to one page. The link in the title covers the card. */
export function LinkCard({title, text, to, children}: LinkCardProps) {
  return (
    <article className={clsx('stack gap-2', cardClass)}>
      {children}
      <h3 className="type-h3">
        <CardLink title={title} to={to} />
      </h3>
      <p className="leading-normal muted">{text}</p>
    </article>
  );
}
