import {render, screen} from '@testing-library/react';
import {confidenceRanges} from '../../../../src/content/developers/confidenceRanges';
import {scoreInWords, weightedScores} from '../../../../src/content/developers/weightedScores';
import {ConfidenceRanges} from '../../../../src/sections/docs/ConfidenceRanges';
import {WeightedScores} from '../../../../src/sections/docs/WeightedScores';

it('the ranges of confidence fill the scale without gaps, and are amber only where a result is unsure', () => {
  const ranges = confidenceRanges({confirm: '0.5', act: '0.8'});
  const {container} = render(<ConfidenceRanges ranges={ranges} label="Ranges" />);
  const bars = [...container.querySelectorAll('.bar')].map(
    (bar) => `${bar.getAttribute('x1')} to ${bar.getAttribute('x2')}${bar.closest('.unsure') ? ', unsure' : ''}`,
  );
  expect(bars).toEqual(['0% to 50%, unsure', '50% to 80%, unsure', '80% to 100%']);
});

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
