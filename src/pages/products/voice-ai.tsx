import {transcript, voiceAi} from '../../content/products/voiceAi';
import {Transcript} from '../../sections/products/exhibits/Transcript';
import {ProductPage} from '../../sections/products/ProductPage';

export default () => <ProductPage content={voiceAi} exhibit={<Transcript {...transcript} />} />;
