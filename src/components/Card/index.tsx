import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CardLink} from './CardLink';
import styles from './styles.module.css';

interface LinkCardProps {
  title: string;
  text: string;
  to: string;
  /** The heading's level, which depends on the page's outline. */
  level?: 2 | 3;
  children?: ReactNode;
}

/** Renders a card that links to one page. The link in the title covers the card. `children` is the figure. */
export function LinkCard({title, text, to, level = 3, children}: LinkCardProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <article className={clsx('stack gap-2', styles.card)}>
      {children}
      <Heading className={styles.title}>
        <CardLink title={title} to={to} />
      </Heading>
      <p className={clsx('muted small', styles.text)}>{text}</p>
    </article>
  );
}
