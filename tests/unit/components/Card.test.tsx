import {render, screen} from '@testing-library/react';
import {LinkCard} from '../../../src/components/Card';

const words = {title: 'Voice Search', text: 'Search by voice', to: '/products/voice-search'};

describe('LinkCard', () => {
  it('is one link, named by its title only', () => {
    render(<LinkCard {...words} />);
    expect(screen.getByRole('link', {name: 'Voice Search'})).toHaveAttribute('href', '/products/voice-search');
  });

  it('has a heading of level 3 by default', () => {
    render(<LinkCard {...words} />);
    expect(screen.getByRole('heading', {level: 3, name: 'Voice Search'})).toBeInTheDocument();
  });

  it('can have another heading level', () => {
    render(<LinkCard {...words} level={2} />);
    expect(screen.getByRole('heading', {level: 2})).toBeInTheDocument();
  });
});
