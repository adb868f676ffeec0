import type {ReactNode} from 'react';
import {voiceAi} from '../../content/products/voiceAi';
import {ProductPage} from '../../sections/products/ProductPage';

export default function VoiceAi(): ReactNode {
  return <ProductPage content={voiceAi} />;
}
