import {dialogue, voiceChat} from '../../content/products/voiceChat';
import {Dialogue} from '../../sections/products/exhibits/Dialogue';
import {ProductPage} from '../../sections/products/ProductPage';

export default () => <ProductPage content={voiceChat} exhibit={<Dialogue {...dialogue} />} />;
