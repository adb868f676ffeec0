import type {ReactNode} from 'react';
import {Checkbox} from '../../components/Checkbox';
import type {SignInContent} from '../../content/account/types';
import {AccountForm} from './AccountForm';
import {AccountPage} from './AccountPage';
import {SpokenName} from './SpokenName';

/** Renders sign-in beside a voice that says its own name. */
export function SignInPage({content}: {content: SignInContent}): ReactNode {
  const {meta, title, lead, remember, exhibit} = content;
  return (
    <AccountPage meta={meta} title={title} lead={lead} side="end" exhibit={<SpokenName {...exhibit} />}>
      <AccountForm action="signin" content={content}>
        <Checkbox id="signin-remember" {...remember} />
      </AccountForm>
    </AccountPage>
  );
}
