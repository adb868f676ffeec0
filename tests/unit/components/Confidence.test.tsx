import {render} from '@testing-library/react';
import {Confidence, isUnsure} from '../../../src/components/Confidence';

describe('Confidence', () => {
  it('shows two decimal places, and describes the number for screen readers', () => {
    expect(render(<Confidence value={0.9} />).container).toHaveTextContent('confidence 0.90');
  });

  it.each([
    [0.79, true],
    [0.8, false],
  ])('%d is unsure: %s', (confidence, unsure) => {
    expect(isUnsure(confidence)).toBe(unsure);
  });
});
