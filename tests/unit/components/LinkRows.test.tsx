import {render, screen} from '@testing-library/react';
import {LinkRows} from '../../../src/components/LinkRows';

describe('LinkRows', () => {
  it('links the title of each row, and shows its notes beside it', () => {
    render(
      <LinkRows
        rows={[
          {title: 'Quick start', href: '/quick-start'},
          {title: 'News', href: '/news', notes: <time>May 19</time>},
        ]}
      />,
    );
    expect(screen.getByRole('link', {name: 'Quick start'})).toHaveAttribute('href', '/quick-start');
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('NewsMay 19');
  });
});
