import {render, screen} from '@testing-library/react';
import {Unavailable} from '../../../src/components/Unavailable';

const look = () => screen.getByRole('button').className.split(' ');

describe('Unavailable', () => {
  it("has a name that says it isn't available yet", () => {
    render(<Unavailable>Privacy Policy</Unavailable>);
    expect(screen.getByRole('button', {name: 'Privacy Policy (not available yet)'})).toBeInTheDocument();
  });

  it('says so visibly, unless the text around it does', () => {
    render(
      <>
        <Unavailable>Terms</Unavailable>
        <Unavailable remark="nearby">Cookies</Unavailable>
      </>,
    );
    const [visible, nearby] = screen.getAllByText('(not available yet)');
    expect(visible).not.toHaveClass('visually-hidden');
    expect(nearby).toHaveClass('visually-hidden');
  });

  it('is announced as disabled, and can be pressed to learn why', () => {
    render(<Unavailable>Privacy Policy</Unavailable>);
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button')).toBeEnabled();
  });

  it('looks like a link', () => {
    render(<Unavailable>Terms</Unavailable>);
    expect(look()).toEqual(['unavailable', 'link']);
  });

  it('looks like a button if it replaces one', () => {
    render(
      <Unavailable variant="outline" size="large">
        Play
      </Unavailable>,
    );
    expect(look()).toEqual(['unavailable', 'button', 'outline', 'large']);
  });
});
