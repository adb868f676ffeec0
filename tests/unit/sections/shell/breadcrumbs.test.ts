/** @jest-environment node */
import {breadcrumbData, breadcrumbs} from '../../../../src/sections/shell/breadcrumbs';

const docs = '/developers/documentation';
const trail = (path: string) => breadcrumbs(path, 'Here').map(({name, path: address}) => `${name} ${address}`);

it.each([
  ['/', ['Home /']],
  ['/products', ['Home /', 'Here /products']],
  ['/products/pricing', ['Home /', 'Products /products', 'Here /products/pricing']],
  ['/company/careers', ['Home /', 'About /about', 'Here /company/careers']],
  [`${docs}/start`, ['Home /', 'Developers /developers', `Documentation ${docs}`, `Here ${docs}/start`]],
])('the breadcrumbs of a page %s', (path, expected) => {
  expect(trail(path)).toEqual(expected);
});

it('the breadcrumbs of a page are structured data in order, with absolute addresses of the parent pages', () => {
  expect(breadcrumbData('/products/pricing', 'Pricing', 'https://timbre.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://timbre.example'},
      {'@type': 'ListItem', position: 2, name: 'Products', item: 'https://timbre.example/products'},
      {'@type': 'ListItem', position: 3, name: 'Pricing'},
    ],
  });
});
