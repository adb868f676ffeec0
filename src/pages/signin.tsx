import type {ReactNode} from 'react';
import {signInContent} from '../content/account/signIn';
import {SignInPage} from '../sections/account/SignInPage';

export default function SignIn(): ReactNode {
  return <SignInPage content={signInContent} />;
}
