import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BackLink} from '../BackLink';
import {ButtonLinks} from '../Button';
import styles from './styles.module.css';

interface PageHeroProps {
  title: string;
  lead: string;
  /** The link to the parent page, on the pages for which the specification requires one. */
  back?: {title: string; href: string};
  /** Buttons below the lead: addresses by title. */
  actions?: Record<string, string>;
  /** Whether the hero is the page's dark band. */
  band?: boolean;
  /** The page's exhibit: beside the text on wide screens, below it otherwise. */
  children?: ReactNode;
}

/** Renders the top of a page: the h1, the lead, buttons, and the exhibit. Without one, the lead takes its place. */
export function PageHero({title, lead, back, actions, band, children}: PageHeroProps) {
  return (
    <div className={clsx('frame stack center', styles.hero, children && 'beside', band && 'band')}>
      <div className={clsx('stack gap-5', styles.words)}>
        {back && <BackLink {...back} />}
        <h1>{title}</h1>
        <p className={clsx('balance muted lead', styles.lead)}>{lead}</p>
        {actions && <ButtonLinks links={actions} />}
      </div>
      {children && <div>{children}</div>}
    </div>
  );
}
