import {signInContent} from '../content/account/signIn';
import {SignInPage} from '../sections/account/SignInPage';

export default () => <SignInPage content={signInContent} />;
