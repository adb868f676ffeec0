export {SmartHomePage as default} from '../../sections/solutions/SmartHomePage';
