import type {ReactNode} from 'react';
import {pricingContent} from '../../content/pricing/pricing';
import {PricingPage} from '../../sections/products/PricingPage';

export default function Pricing(): ReactNode {
  return <PricingPage content={pricingContent} />;
}
