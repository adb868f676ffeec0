import {smartHomeContent} from '../../content/solutions/smartHome';
import {SmartHomePage} from '../../sections/solutions/SmartHomePage';

export default () => <SmartHomePage content={smartHomeContent} />;
