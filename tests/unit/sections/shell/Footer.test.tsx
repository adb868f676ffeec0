import {cleanup, render, screen, within} from '@testing-library/react';
import {Footer} from '../../../../src/sections/shell/Footer';
import {smallShell} from '../../../helpers/shell';

describe('the footer', () => {
  beforeEach(() => {
    render(<Footer content={smallShell} />);
  });

  it('has a heading for each column', () => {
    const navigation = within(screen.getByRole('navigation', {name: 'Footer'}));
    expect(navigation.getAllByRole('heading', {level: 2}).map((heading) => heading.textContent)).toEqual([
      'Products',
      'Company',
    ]);
  });

  it('links to existing pages', () => {
    expect(screen.getByRole('link', {name: 'Careers'})).toHaveAttribute('href', '/company/careers');
  });

  it.each(['Partners', 'GitHub', 'Privacy Policy'])("says that %s, which has no page yet, isn't available", (title) => {
    expect(screen.getByRole('button', {name: `${title} (not available yet)`})).toHaveAttribute('data-unavailable');
  });

  it('says so once above lists of unavailable links, and beside the name elsewhere', () => {
    expect(screen.getByText('Not available yet:')).toBeVisible();
    const remark = (name: string) =>
      within(screen.getByRole('button', {name: new RegExp(name)})).getByText(/not avail/);
    expect(remark('Partners')).not.toHaveClass('visually-hidden');
    expect(remark('GitHub')).toHaveClass('visually-hidden');
  });

  it('says so beside each name if other links of the row have a page', () => {
    cleanup();
    render(<Footer content={{...smallShell, legal: [{title: 'Cookies', href: '/cookies'}]}} />);
    expect(screen.queryByText('Not available yet:')).not.toBeInTheDocument();
    expect(within(screen.getByRole('button', {name: /GitHub/})).getByText(/not avail/)).not.toHaveClass(
      'visually-hidden',
    );
  });

  it('says that names are invented if the content is a sample', () => {
    expect(screen.getByText('Names are invented.')).toBeVisible();
    cleanup();
    render(<Footer content={{...smallShell, sampleContent: undefined}} />);
    expect(screen.queryByText('Names are invented.')).not.toBeInTheDocument();
  });

  it('names the lists of legal and social links', () => {
    expect(within(screen.getByRole('list', {name: 'Legal'})).getAllByRole('listitem')).toHaveLength(1);
    expect(within(screen.getByRole('list', {name: 'Social'})).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows the year and the legal name', () => {
    const line = `© ${new Date().getFullYear()} Timbre Limited. All rights reserved.`;
    expect(screen.getByText(/All rights reserved/)).toHaveTextContent(line);
  });

  it('has no link without an address', () => {
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/\w/);
  });
});
