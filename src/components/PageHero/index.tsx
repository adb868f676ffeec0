import type {ReactNode} from 'react';
import {BackLink} from '../BackLink';
import styles from './styles.module.css';

interface PageHeroProps {
  title: string;
  lead: string;
  /** The way back to the page above, where the specification asks for one. */
  back?: {title: string; href: string};
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** The page's exhibit: beside the words on wide screens, below them otherwise. */
  children?: ReactNode;
}

/** The head of a page: its only h1, what the page is about, what to do next, and something true of its subject. */
export function PageHero({title, lead, back, actions, children}: PageHeroProps): ReactNode {
  return (
    <div className={styles.hero} data-with-exhibit={children ? '' : undefined}>
      <div className={styles.words}>
        {back && <BackLink {...back} />}
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children && <div className={styles.exhibit}>{children}</div>}
    </div>
  );
}
