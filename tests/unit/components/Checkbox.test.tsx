import {render, screen} from '@testing-library/react';
import {Checkbox} from '../../../src/components/Checkbox';

describe('Checkbox', () => {
  it('is a box named by its label, under its name in the form', () => {
    render(<Checkbox id="remember" name="remember" label="Remember me" />);
    expect(screen.getByRole('checkbox', {name: 'Remember me'})).toHaveAttribute('name', 'remember');
  });
});
