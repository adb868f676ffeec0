import type {ReactNode} from 'react';
import type {RegisterContent} from '../../content/account/types';
import {AccountForm} from './AccountForm';
import {AccountPage} from './AccountPage';
import {FirstWords} from './FirstWords';

/** Renders registration beside a first sentence. `src/enhance/formActions.ts` fills in the home page's form. */
export function RegisterPage({content}: {content: RegisterContent}): ReactNode {
  const {meta, title, lead, exhibit} = content;
  return (
    <AccountPage meta={meta} title={title} lead={lead} side="start" exhibit={<FirstWords {...exhibit} />}>
      <AccountForm action="register" content={content} />
    </AccountPage>
  );
}
