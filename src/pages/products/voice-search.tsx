import type {ReactNode} from 'react';
import {voiceSearch} from '../../content/products/voiceSearch';
import {ProductPage} from '../../sections/products/ProductPage';

export default function VoiceSearch(): ReactNode {
  return <ProductPage content={voiceSearch} />;
}
