import type {ReactNode} from 'react';
import {dialogue, voiceChat} from '../../content/products/voiceChat';
import {Dialogue} from '../../sections/products/exhibits/Dialogue';
import {ProductPage} from '../../sections/products/ProductPage';

export default function VoiceChat(): ReactNode {
  return <ProductPage content={voiceChat} exhibit={<Dialogue {...dialogue} />} />;
}
