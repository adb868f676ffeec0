import {render, screen} from '@testing-library/react';
import {ColorModeButton} from '../../../src/components/ColorModeButton';

it('ColorModeButton is a toggle for the dark mode, off until the script knows', () => {
  render(<ColorModeButton />);
  expect(screen.getByRole('button', {name: 'Dark mode', pressed: false})).toBeInTheDocument();
});
