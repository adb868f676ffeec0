import {mobileAppsContent} from '../../content/solutions/mobileApps';
import {MobileAppsPage} from '../../sections/solutions/MobileAppsPage';

export default () => <MobileAppsPage content={mobileAppsContent} />;
