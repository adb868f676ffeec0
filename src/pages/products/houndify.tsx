import {houndify, workshop} from '../../content/products/houndify';
import {DomainLife} from '../../sections/products/exhibits/DomainLife';
import {ProductPage} from '../../sections/products/ProductPage';

export default () => <ProductPage content={houndify} exhibit={<DomainLife {...workshop} />} />;
