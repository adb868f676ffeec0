import type {ReactNode} from 'react';
import {customerServiceContent} from '../../content/solutions/customerService';
import {CustomerServicePage} from '../../sections/solutions/CustomerServicePage';

export default function CustomerService(): ReactNode {
  return <CustomerServicePage content={customerServiceContent} />;
}
