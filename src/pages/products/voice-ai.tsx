import {voiceAi} from '../../content/products/voiceAi';
import {Stages} from '../../sections/products/exhibits/Stages';
import {ProductPage} from '../../sections/products/ProductPage';

export default () => <ProductPage content={voiceAi} drawing={<Stages {...voiceAi.stages} />} />;
