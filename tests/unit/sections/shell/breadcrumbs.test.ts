/** @jest-environment node */
import {breadcrumbData, breadcrumbs} from '../../../../src/sections/shell/breadcrumbs';
import {socialCard} from '../../../../src/sections/shell/socialCard';

const docs = '/developers/documentation';
const trail = (path: string) => breadcrumbs(path, 'Here').map(({name, path: address}) => `${name} ${address}`);

describe('the breadcrumbs of a page', () => {
  it.each([
    ['/', ['Home /']],
    ['/products', ['Home /', 'Here /products']],
    ['/products/pricing', ['Home /', 'Products /products', 'Here /products/pricing']],
    ['/company/careers', ['Home /', 'About /about', 'Here /company/careers']],
    [`${docs}/start`, ['Home /', 'Developers /developers', `Documentation ${docs}`, `Here ${docs}/start`]],
  ])('%s', (path, expected) => {
    expect(trail(path)).toEqual(expected);
  });

  it('are structured data in order, with absolute addresses of the parent pages', () => {
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
});

describe('the card of a page for social media', () => {
  it.each([
    ['/', '/img/social/home.png'],
    ['/products/voice-ai', '/img/social/products-voice-ai.png'],
    ['/products/', '/img/social/products.png'],
  ])('%s', (path, card) => {
    expect(socialCard(path)).toBe(card);
  });
});
