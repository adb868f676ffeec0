import {render, screen} from '@testing-library/react';
import {Diagram} from '../../../../src/sections/docs/Diagram';
import {DocsTab, DocsTabs} from '../../../../src/sections/docs/DocsTabs';
import {ScrollingTable} from '../../../../src/sections/docs/ScrollingTable';

describe('DocsTabs', () => {
  it('is a tab set with a panel for each tab, with the author’s IDs', () => {
    render(
      <DocsTabs label="Documentation">
        <DocsTab id="start" label="Getting started">
          First steps
        </DocsTab>
        {'\n'}
        <DocsTab id="apis" label="APIs">
          Every call
        </DocsTab>
      </DocsTabs>,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#start', '#apis']);
    expect(document.getElementById('apis')).toHaveTextContent('Every call');
  });
});

describe('Diagram', () => {
  const alt = 'Idle leads to listening.';

  it('describes the drawing in words', () => {
    render(<Diagram alt={alt} svg="<svg><text>idle</text></svg>" />);
    expect(screen.getByRole('figure')).toHaveTextContent(alt);
  });

  it('folds the description, because the drawing shows the same', () => {
    render(<Diagram alt={alt} svg="<svg></svg>" />);
    expect(screen.getByText(alt)).not.toHaveAttribute('open');
    expect(screen.getByText('Diagram in words').parentElement).toBe(screen.getByText(alt));
  });

  it('hides the drawing from screen readers, which read the description', () => {
    render(<Diagram alt={alt} svg="<svg><text>idle</text></svg>" />);
    expect(screen.getByText('idle').closest('[aria-hidden="true"]')).toBeInTheDocument();
  });

  it('shows its children if there is no drawing', () => {
    render(<Diagram alt={alt}>drawn in the preview</Diagram>);
    expect(screen.getByText('drawn in the preview')).toBeInTheDocument();
  });
});

describe('ScrollingTable', () => {
  it('is a table in a frame that the script makes scrollable by keyboard', () => {
    render(
      <ScrollingTable>
        <tbody>
          <tr>
            <td>cell</td>
          </tr>
        </tbody>
      </ScrollingTable>,
    );
    expect(screen.getByRole('table').parentElement).toHaveAttribute('data-scrolls', 'Scrollable table');
  });
});
