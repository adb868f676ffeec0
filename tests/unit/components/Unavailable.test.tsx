import {render, screen} from '@testing-library/react';
import {Unavailable} from '../../../src/components/Unavailable';

const look = () => screen.getByRole('button').className.split(' ');

describe('Unavailable', () => {
  it('says in its name that it is not available yet', () => {
    render(<Unavailable>Privacy Policy</Unavailable>);
    expect(screen.getByRole('button', {name: 'Privacy Policy (not available yet)'})).toBeInTheDocument();
  });

  it('is announced as disabled and can be pressed all the same, to be told why', () => {
    render(<Unavailable>Privacy Policy</Unavailable>);
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button')).toBeEnabled();
  });

  it('looks like a link', () => {
    render(<Unavailable>Terms</Unavailable>);
    expect(look()).toEqual(['unavailable', 'link']);
  });

  it('looks like a button where it stands in for one', () => {
    render(
      <Unavailable variant="outline" size="large">
        Play
      </Unavailable>,
    );
    expect(look()).toEqual(['unavailable', 'button', 'outline', 'large']);
  });
});
