import {ranking, voiceSearch} from '../../content/products/voiceSearch';
import {RankedResults} from '../../sections/products/exhibits/RankedResults';
import {ProductPage} from '../../sections/products/ProductPage';

export default () => <ProductPage content={voiceSearch} exhibit={<RankedResults {...ranking} />} />;
