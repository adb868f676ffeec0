import {render, screen} from '@testing-library/react';
import {Quote} from '../../../src/components/Quote';

const words = {quote: 'It just hears.', author: 'Ada Wong', role: 'Engineer', company: 'Halden'};
const quote = (stars: number) => render(<Quote {...words} stars={stars} outOf={5} />).container;

describe('Quote', () => {
  it('has the rating in words', () => {
    quote(4);
    expect(screen.getByText('Rated 4 out of 5 stars')).toBeInTheDocument();
  });

  it('draws that many stars, hidden from screen readers', () => {
    const stars = quote(4).querySelector('svg');
    expect(stars?.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(4);
    expect(stars).toHaveAttribute('aria-hidden', 'true');
  });

  it('quotes the words and names their author', () => {
    const container = quote(5);
    expect(container.querySelector('blockquote')).toHaveTextContent('It just hears.');
    expect(container.querySelector('figcaption')).toHaveTextContent('Ada WongEngineer, Halden');
  });
});
