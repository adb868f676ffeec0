import {render, screen} from '@testing-library/react';
import {FeatureList} from '../../../src/components/FeatureList';

const items = [
  {title: 'Barge-in', text: 'Speak over it'},
  {title: 'Wake word', text: 'Your own name for it'},
];

describe('FeatureList', () => {
  it('has a heading of level 3 for every item', () => {
    render(<FeatureList items={items} />);
    expect(screen.getAllByRole('heading', {level: 3}).map((heading) => heading.textContent)).toEqual([
      'Barge-in',
      'Wake word',
    ]);
  });

  it('can have headings of another level', () => {
    render(<FeatureList items={items} level={4} />);
    expect(screen.getAllByRole('heading', {level: 4})).toHaveLength(2);
  });
});
