import {pricingContent} from '../../content/pricing/pricingPage';
import {PricingPage} from '../../sections/products/PricingPage';

export default () => <PricingPage content={pricingContent} />;
