export {MobileAppsPage as default} from '../../sections/solutions/MobileAppsPage';
