import {registerContent} from '../content/account/register';
import {RegisterPage} from '../sections/account/RegisterPage';

export default () => <RegisterPage content={registerContent} />;
