import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Page} from '../shell/Page';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  meta: {title: string; description: string};
  title: string;
  lead: string;
  /** The exhibit: beside the form on wide screens, below it otherwise. */
  exhibit: ReactNode;
  /** The side of the form on which the exhibit is. */
  side: 'start' | 'end';
  children: ReactNode;
}

/** Renders the frame of sign-in and registration: the form in one half of the window, an exhibit in the other. */
export function AccountPage({meta, title, lead, exhibit, side, children}: AccountPageProps) {
  return (
    <Page {...meta}>
      <div className={clsx('stack gap-0', styles.halves)} data-exhibit={side}>
        <div className={clsx('stack gap-5', styles.form)}>
          <h1>{title}</h1>
          <p className="balance lead mb-3 muted">{lead}</p>
          {children}
        </div>
        <div className={clsx('band', styles.exhibit)}>{exhibit}</div>
      </div>
    </Page>
  );
}
