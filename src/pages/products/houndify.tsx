import type {ReactNode} from 'react';
import {houndify} from '../../content/products/houndify';
import {ProductPage} from '../../sections/products/ProductPage';

export default function Houndify(): ReactNode {
  return <ProductPage content={houndify} />;
}
