import {render, screen} from '@testing-library/react';
import {ButtonLink, SubmitButton} from '../../../src/components/Button';

describe('ButtonLink', () => {
  it('is a link, not a button', () => {
    render(<ButtonLink to="/get-started">Get Started</ButtonLink>);
    expect(screen.getByRole('link', {name: 'Get Started'})).toHaveAttribute('href', '/get-started');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('SubmitButton', () => {
  it('submits its form', () => {
    render(<SubmitButton>Send</SubmitButton>);
    expect(screen.getByRole('button', {name: 'Send'})).toHaveAttribute('type', 'submit');
  });
});
