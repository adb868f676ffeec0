import type {ReactNode} from 'react';
import {mobileAppsContent} from '../../content/solutions/mobileApps';
import {MobileAppsPage} from '../../sections/solutions/MobileAppsPage';

export default function MobileApps(): ReactNode {
  return <MobileAppsPage content={mobileAppsContent} />;
}
