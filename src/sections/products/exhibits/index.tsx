import type {ReactNode} from 'react';
import type {ProductExhibit} from '../../../content/products/types';
import {Dialogue} from './Dialogue';
import {DomainLife} from './DomainLife';
import {RankedResults} from './RankedResults';
import {Transcript} from './Transcript';

/**
 * Returns whether an exhibit is beside the text of the page's hero. A dialogue is, because it's tall; the others take
 * the full width below.
 */
export const isBesideHero = ({kind}: ProductExhibit): boolean => kind === 'dialogue';

/** Renders the exhibit of a product's page. */
export function Exhibit({exhibit}: {exhibit: ProductExhibit}): ReactNode {
  switch (exhibit.kind) {
    case 'transcript':
      return <Transcript {...exhibit} />;
    case 'dialogue':
      return <Dialogue {...exhibit} />;
    case 'ranking':
      return <RankedResults {...exhibit} />;
    case 'domain':
      return <DomainLife {...exhibit} />;
  }
}
