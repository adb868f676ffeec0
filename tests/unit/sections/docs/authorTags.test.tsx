import {render, screen} from '@testing-library/react';
import {scoreInWords, weightedScores} from '../../../../src/content/developers/weightedScores';
import {WeightedScores} from '../../../../src/sections/docs/WeightedScores';

it('weighted scores have bars whose parts follow one another and end at the score', () => {
  const scores = weightedScores({
    weights: 'recency 0.3, popularity 0.5, relevance 0.7',
    items: 'Spinach lasagna 0.2, 0.6, 0.9; Winter menu 0.9, 0.9, 0.3',
  });
  const {container} = render(<WeightedScores scores={scores} inWords={scoreInWords} />);
  const parts = [...(container.querySelector('[role=img]')?.querySelectorAll('rect') ?? [])].map(
    (part) => `${part.getAttribute('width')} at ${part.getAttribute('x')}`,
  );
  expect(parts).toEqual(['4.0% at 0.0%', '20.0% at 4.0%', '42.0% at 24.0%']);
  expect(screen.getAllByRole('img')[1]).toHaveAccessibleName(
    'Winter menu: 0.62, of which recency 0.18, popularity 0.30, relevance 0.14.',
  );
});
