import type {ReactNode} from 'react';
import {houndify, workshop} from '../../content/products/houndify';
import {DomainLife} from '../../sections/products/exhibits/DomainLife';
import {ProductPage} from '../../sections/products/ProductPage';

export default function Houndify(): ReactNode {
  return <ProductPage content={houndify} exhibit={<DomainLife {...workshop} />} />;
}
