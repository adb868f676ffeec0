import {render, screen} from '@testing-library/react';
import {PageHero} from '../../../src/components/PageHero';

describe('PageHero', () => {
  it('has the only h1 of the page', () => {
    render(<PageHero title="Voice Search" lead="Search by voice." />);
    expect(screen.getByRole('heading', {level: 1, name: 'Voice Search'})).toBeInTheDocument();
  });

  it('links back to a given page', () => {
    render(<PageHero title="Voice Search" lead="" back={{title: 'Products', href: '/products'}} />);
    expect(screen.getByRole('link', {name: 'Products'})).toHaveAttribute('href', '/products');
  });

  it('has no link back otherwise', () => {
    render(<PageHero title="Products" lead="" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
