import type {ReactNode} from 'react';
import {ranking, voiceSearch} from '../../content/products/voiceSearch';
import {RankedResults} from '../../sections/products/exhibits/RankedResults';
import {ProductPage} from '../../sections/products/ProductPage';

export default function VoiceSearch(): ReactNode {
  return <ProductPage content={voiceSearch} exhibit={<RankedResults {...ranking} />} />;
}
