/** @jest-environment node */
import {siteUrl} from '../../../../src/facts/site';
import {breadcrumbData} from '../../../../src/sections/shell/breadcrumbs';

const docs = '/developers/documentation';
const trail = (path: string) => breadcrumbData(path, 'Here').itemListElement.map(({name}) => name);

it.each([
  ['/products', ['Home', 'Here']],
  ['/products/pricing', ['Home', 'Products', 'Here']],
  [`${docs}/start`, ['Home', 'Developers', 'Documentation', 'Here']],
])('the breadcrumbs of a page %s', (path, expected) => expect(trail(path)).toEqual(expected));

it('the breadcrumbs of a page are structured data in order, with absolute addresses of the parent pages', () => {
  expect(breadcrumbData('/company/careers', 'Careers')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Home', item: siteUrl},
      {'@type': 'ListItem', position: 2, name: 'About', item: `${siteUrl}/about`},
      {'@type': 'ListItem', position: 3, name: 'Careers'},
    ],
  });
});
