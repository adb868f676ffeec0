import {products} from '../../content/products/overview';
import {ProductsPage} from '../../sections/products/ProductsPage';

export default () => <ProductsPage content={products} />;
