import type {ReactNode} from 'react';
import {products} from '../../content/products/overview';
import {ProductsPage} from '../../sections/products/ProductsPage';

export default function Products(): ReactNode {
  return <ProductsPage content={products} />;
}
