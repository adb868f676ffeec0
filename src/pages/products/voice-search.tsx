import {ranking, voiceSearch} from '../../content/products/voiceSearch';
import {RankedResults} from '../../sections/products/exhibits/RankedResults';
import {Stages} from '../../sections/products/exhibits/Stages';
import {ProductPage} from '../../sections/products/ProductPage';

const drawing = <Stages {...voiceSearch.stages} />;

export default () => <ProductPage content={voiceSearch} exhibit={<RankedResults {...ranking} />} drawing={drawing} />;
