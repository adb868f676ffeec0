import {pricingContent} from '../../content/pricing/pricing';
import {PricingPage} from '../../sections/products/PricingPage';

export default () => <PricingPage content={pricingContent} />;
