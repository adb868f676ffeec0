export {CustomerServicePage as default} from '../../sections/solutions/CustomerServicePage';
