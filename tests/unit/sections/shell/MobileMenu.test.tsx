import {render, screen, within} from '@testing-library/react';
import {MobileMenu, mobileMenuId} from '../../../../src/sections/shell/MobileMenu';
import {docsMenuId} from '../../../../src/sections/shell/sheets';
import {smallShell} from '../../../helpers/shell';

const open = (pathname: string) => render(<MobileMenu content={smallShell} pathname={pathname} />);
const documentation = () => screen.queryByRole('button', {name: 'Documentation contents'});

describe('the mobile menu', () => {
  it('is a named dialog that the browser opens and closes as a popover', () => {
    open('/');
    const menu = screen.getByRole('dialog', {name: 'Site menu'});
    expect(menu).toHaveAttribute('id', mobileMenuId);
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(menu).toHaveAttribute('data-sheet');
  });

  it('has a named button that closes it without a script', () => {
    open('/');
    const button = screen.getByRole('button', {name: 'Close menu'});
    expect(button).toHaveAttribute('popovertarget', mobileMenuId);
    expect(button).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('links to every page of the groups', () => {
    open('/');
    const links = within(screen.getByRole('navigation', {name: 'Site'})).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Products',
      'Voice AI',
      'Voice Chat',
      'Developers',
      'Documentation',
    ]);
  });

  it('marks the current page', () => {
    open('/products/voice-ai');
    expect(screen.getAllByRole('link', {current: 'page'}).map((link) => link.textContent)).toEqual(['Voice AI']);
  });

  it.each(['/developers/documentation', '/developers/documentation/quick-start'])('opens the sidebar of %s', (path) => {
    open(path);
    expect(documentation()).toHaveAttribute('popovertarget', docsMenuId);
  });

  it('has no sidebar button on pages without a sidebar', () => {
    open('/products');
    expect(documentation()).not.toBeInTheDocument();
  });
});
