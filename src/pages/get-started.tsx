import type {ReactNode} from 'react';
import {registerContent} from '../content/account/register';
import {RegisterPage} from '../sections/account/RegisterPage';

export default function GetStarted(): ReactNode {
  return <RegisterPage content={registerContent} />;
}
