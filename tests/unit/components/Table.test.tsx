import {render, screen} from '@testing-library/react';
import {Table} from '../../../src/components/Table';

describe('Table', () => {
  beforeEach(() => {
    render(
      <Table
        caption="Plans compared"
        columns={['Plan', 'Price', 'Applications']}
        rows={[
          {header: 'Basic', cells: ['$29', '2']},
          {header: 'Pro', cells: ['$99', '10']},
        ]}
      />,
    );
  });

  it('is named by its caption', () => {
    expect(screen.getByRole('table', {name: 'Plans compared'})).toBeInTheDocument();
  });

  it('has a header for every column', () => {
    const headers = screen.getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(['Plan', 'Price', 'Applications']);
    for (const header of headers) expect(header).toHaveAttribute('scope', 'col');
  });

  it('has a header for every row', () => {
    const headers = screen.getAllByRole('rowheader');
    expect(headers.map((header) => header.textContent)).toEqual(['Basic', 'Pro']);
    for (const header of headers) expect(header).toHaveAttribute('scope', 'row');
  });

  it('shows the cells of a row after its header', () => {
    expect(screen.getByRole('row', {name: 'Pro $99 10'})).toBeInTheDocument();
  });

  it('is in a frame that the keyboard can scroll, named by its caption', () => {
    expect(screen.getByRole('table').parentElement).toHaveAttribute('data-scrolls', 'Plans compared');
  });
});
