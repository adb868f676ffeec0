import {render, screen, within} from '@testing-library/react';
import {Tabs} from '../../../src/components/Tabs';

const items = [
  {id: 'guides', label: 'Guides', content: 'Read from start to end'},
  {id: 'apis', label: 'APIs', content: 'Look something up'},
];

describe('Tabs, before any script', () => {
  beforeEach(() => {
    render(<Tabs label="Documentation" items={items} />);
  });

  it('is a named list of links', () => {
    const list = screen.getByRole('list', {name: 'Documentation'});
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Guides', 'APIs']);
  });

  it.each(items)('has a link $label to the panel with its id', ({id, label, content}) => {
    expect(screen.getByRole('link', {name: label})).toHaveAttribute('href', `#${id}`);
    expect(document.getElementById(id)).toHaveTextContent(content);
  });

  it('hides no panel', () => {
    for (const {content} of items) expect(screen.getByText(content)).toBeVisible();
  });
});
