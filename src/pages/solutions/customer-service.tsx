import {customerServiceContent} from '../../content/solutions/customerService';
import {CustomerServicePage} from '../../sections/solutions/CustomerServicePage';

export default () => <CustomerServicePage content={customerServiceContent} />;
