import {dialogue, turn, voiceChat} from '../../content/products/voiceChat';
import {Dialogue} from '../../sections/products/exhibits/Dialogue';
import {TurnLanes} from '../../sections/products/exhibits/TurnLanes';
import {ProductPage} from '../../sections/products/ProductPage';

const drawing = <TurnLanes {...turn} components={voiceChat.stages.items} />;

export default () => <ProductPage content={voiceChat} exhibit={<Dialogue {...dialogue} />} drawing={drawing} />;
