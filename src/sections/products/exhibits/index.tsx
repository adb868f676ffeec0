import type {ReactNode} from 'react';
import type {ProductExhibit} from '../../../content/products/types';
import {Dialogue} from './Dialogue';
import {DomainLife} from './DomainLife';
import {RankedResults} from './RankedResults';
import {Transcript} from './Transcript';

/** A dialogue is tall and stands beside the page's first words; the others take the whole width below them. */
export const standsBeside = ({kind}: ProductExhibit): boolean => kind === 'dialogue';

/** Something true of a product, drawn from its record. */
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
