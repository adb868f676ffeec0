import type {ReactNode} from 'react';
import {CardLink} from './CardLink';
import styles from './styles.module.css';

interface LinkCardProps {
  title: string;
  text: string;
  to: string;
  /** The heading's level, so that the page's outline stays whole. */
  level?: 2 | 3;
  children?: ReactNode;
}

/** A card that leads to one page: the title is the link and its target covers the card. `children` is its figure. */
export function LinkCard({title, text, to, level = 3, children}: LinkCardProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      {children}
      <Heading className={styles.title}>
        <CardLink title={title} to={to} />
      </Heading>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
