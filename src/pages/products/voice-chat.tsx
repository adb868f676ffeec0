import type {ReactNode} from 'react';
import {voiceChat} from '../../content/products/voiceChat';
import {ProductPage} from '../../sections/products/ProductPage';

export default function VoiceChat(): ReactNode {
  return <ProductPage content={voiceChat} />;
}
