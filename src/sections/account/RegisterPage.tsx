import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {RegisterContent} from '../../content/account/types';
import {AccountForm} from './AccountForm';
import {AccountPage} from './AccountPage';
import {FirstWords} from './FirstWords';
import styles from './RegisterPage.module.css';

/**
 * Renders registration beside a first sentence. `src/enhance/formActions.ts` fills in the values from the home page's
 * form.
 */
export function RegisterPage({content}: {content: RegisterContent}): ReactNode {
  const {meta, title, lead, exhibit, trials} = content;
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of trials) collectAnchor(id);
  return (
    <AccountPage meta={meta} title={title} lead={lead} side="start" exhibit={<FirstWords {...exhibit} />}>
      {trials.map(({id, text}) => (
        <p key={id} className={styles.trial} id={id}>
          {text}
        </p>
      ))}
      <AccountForm action="register" content={content} />
    </AccountPage>
  );
}
