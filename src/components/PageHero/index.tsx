import type {ReactNode} from 'react';
import {BackLink} from '../BackLink';
import styles from './styles.module.css';

interface PageHeroProps {
  title: string;
  lead: string;
  /** The link to the parent page, on the pages for which the specification requires one. */
  back?: {title: string; href: string};
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** The page's exhibit: beside the text on wide screens, below it otherwise. */
  children?: ReactNode;
}

/** Renders the top of a page: the h1, the lead, buttons, and the exhibit. Without one, lead and buttons take its place. */
export function PageHero({title, lead, back, actions, children}: PageHeroProps): ReactNode {
  return (
    <div className={styles.hero} data-with-exhibit={children ? '' : undefined}>
      <div className={styles.words}>
        {back && <BackLink {...back} />}
        <h1>{title}</h1>
        <div className={styles.introduction}>
          <p className={styles.lead}>{lead}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {children && <div className={styles.exhibit}>{children}</div>}
    </div>
  );
}
