import {render, screen} from '@testing-library/react';
import {NavGroup} from '../../../../src/sections/shell/NavGroup';

const children = ['/company/about-us', '/about#news'].map((href) => ({title: href, href, description: ''}));

it.each([
  ['/about', true, '/about'],
  ['/company/about-us', true, '/company/about-us'],
  ['/about/history', true, undefined],
  ['/company/partners', true, undefined],
  ['/developers', false, undefined],
  ['/about-others', false, undefined],
])('on %s, the group of /about is marked: %s, and its link to %s', (pathname, isMarked, current) => {
  render(<NavGroup group={{title: 'About', href: '/about', children, more: []}} pathname={pathname} />);
  expect(document.querySelector('[data-menu]')?.hasAttribute('data-here')).toBe(isMarked);
  expect(screen.queryByRole('link', {current: 'page'})?.getAttribute('href')).toBe(current);
});
