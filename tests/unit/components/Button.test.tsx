import {render, screen} from '@testing-library/react';
import {ButtonLink, SubmitButton} from '../../../src/components/Button';

describe('ButtonLink', () => {
  it('is a link, not a button', () => {
    render(<ButtonLink to="/get-started">Get Started</ButtonLink>);
    expect(screen.getByRole('link', {name: 'Get Started'})).toHaveAttribute('href', '/get-started');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is primary and medium unless told otherwise', () => {
    render(<ButtonLink to="/">Home</ButtonLink>);
    expect(screen.getByRole('link')).toHaveClass('button primary medium', {exact: true});
  });

  it('can have other looks', () => {
    render(
      <ButtonLink to="/" variant="outline" size="large">
        Home
      </ButtonLink>,
    );
    expect(screen.getByRole('link')).toHaveClass('button outline large', {exact: true});
  });
});

describe('SubmitButton', () => {
  it('submits its form', () => {
    render(<SubmitButton>Send</SubmitButton>);
    expect(screen.getByRole('button', {name: 'Send'})).toHaveAttribute('type', 'submit');
  });
});
