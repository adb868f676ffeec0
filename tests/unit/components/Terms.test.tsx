import {render, screen} from '@testing-library/react';
import {Terms} from '../../../src/components/Terms';

it('Terms pairs each name with its descriptions', () => {
  render(<Terms items={[{term: 'timeout', text: 'Ten seconds'}]} />);
  expect(screen.getByRole('term')).toHaveTextContent('timeout');
  expect(screen.getByRole('definition')).toHaveTextContent('Ten seconds');
});
