import {render, screen} from '@testing-library/react';
import {Exhibit} from '../../../src/components/Exhibit';

describe('Exhibit', () => {
  it('is a named figure with its caption', () => {
    render(
      <Exhibit label="A noisy cabin" caption="Speech at 70 mph">
        bars
      </Exhibit>,
    );
    expect(screen.getByRole('figure', {name: 'A noisy cabin'})).toHaveTextContent('Speech at 70 mph');
  });

  it('has no empty caption', () => {
    render(<Exhibit label="A noisy cabin">bars</Exhibit>);
    expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull();
  });
});
