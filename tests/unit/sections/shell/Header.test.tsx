import {render, screen, within} from '@testing-library/react';
import {Header} from '../../../../src/sections/shell/Header';
import {mobileMenuId} from '../../../../src/sections/shell/MobileMenu';
import {NavGroup} from '../../../../src/sections/shell/NavGroup';
import {smallShell} from '../../../helpers/shell';

function open(path: string): void {
  window.history.replaceState({}, '', path);
  render(<Header content={smallShell} />);
}

const navigation = () => within(screen.getByRole('navigation', {name: 'Main'}));
const banner = () => within(screen.getByRole('banner'));

describe('the header', () => {
  it('links the logo to the home page', () => {
    open('/products');
    expect(banner().getByRole('link', {name: 'Timbre home'})).toHaveAttribute('href', '/');
  });

  it('links to every page of its groups', () => {
    open('/');
    const addresses = navigation()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      ...['/products', '/products/voice-ai', '/products/voice-chat'],
      ...['/developers', '/developers/documentation'],
    ]);
  });

  it('has sign-in, registration, the color mode, and the menu', () => {
    open('/');
    expect(banner().getByRole('link', {name: 'Sign In'})).toHaveAttribute('href', '/signin');
    expect(banner().getByRole('link', {name: 'Get Started'})).toHaveAttribute('href', '/get-started');
    expect(banner().getByRole('button', {name: 'Dark mode'})).toBeInTheDocument();
    expect(banner().getByRole('button', {name: 'Open menu'})).toHaveAttribute('popovertarget', mobileMenuId);
  });
});

describe('a group', () => {
  it('has a heading that is a link, beside a button that opens its menu', () => {
    open('/');
    const button = navigation().getByRole('button', {name: 'Products menu'});
    expect(navigation().getByRole('link', {name: 'Products'})).toHaveAttribute('href', '/products');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent('Voice Chat');
  });

  it('describes each of its links', () => {
    open('/');
    expect(navigation().getByRole('link', {name: /Voice AI/})).toHaveTextContent('Recognition');
  });
});

describe('the current page', () => {
  it.each([
    ['/company/partners', true],
    ['/developers', false],
  ])('%s marks the group of its area, though the menu does not list it: %s', (pathname, isMarked) => {
    const children = ['/company/about-us', '/about#news'].map((href) => ({title: href, href, description: ''}));
    render(<NavGroup group={{title: 'About', href: '/about', children}} pathname={pathname} />);
    expect(document.querySelector('[data-menu]')?.hasAttribute('data-here')).toBe(isMarked);
  });

  it.each([
    ['/products', 'Products'],
    ['/products/voice-chat', 'Voice Chat Dialogue'],
  ])('%s is marked on its own link only', (path, name) => {
    open(path);
    const current = navigation().getAllByRole('link', {current: 'page'});
    expect(current).toEqual([
      navigation().getByRole('link', {name: new RegExp(`^${name.split(' ').slice(0, 2).join(' ')}`)}),
    ]);
  });

  it.each(['/products', '/products/voice-chat', '/products/voice-chat/details'])(
    '%s has a mark on its group',
    (path) => {
      open(path);
      const groups = [...document.querySelectorAll<HTMLElement>('[data-menu]')];
      expect(groups.map(({dataset}) => dataset.here)).toEqual(['true', undefined]);
    },
  );

  it("isn't a page whose address only starts with the same letters", () => {
    open('/products-old');
    expect(document.querySelector('[data-here]')).toBeNull();
  });

  it('is marked on the logo if it is the home page', () => {
    open('/');
    expect(banner().getByRole('link', {name: 'Timbre home'})).toHaveAttribute('aria-current', 'page');
  });
});
