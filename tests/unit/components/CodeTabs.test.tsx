import {render, screen, within} from '@testing-library/react';
import {CodeTab, CodeTabs} from '../../../src/components/CodeTabs';

describe('CodeTabs, before any script', () => {
  beforeEach(() => {
    render(
      <CodeTabs id="Code1" label="Recognize a recording">
        <CodeTab language="python" label="Python">
          recognize()
        </CodeTab>
        <CodeTab language="curl" label="curl">
          curl /recognize
        </CodeTab>
      </CodeTabs>,
    );
  });

  it('is a list of links, named after what the code does', () => {
    const list = screen.getByRole('list', {name: 'Recognize a recording: language'});
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Python', 'curl']);
  });

  it('links to the sample in each language', () => {
    expect(screen.getByRole('link', {name: 'curl'})).toHaveAttribute('href', '#Code1-curl');
    expect(document.getElementById('Code1-curl')).toHaveTextContent('curl /recognize');
  });

  it('marks tab and panel with the language, which the choice is stored by', () => {
    expect(screen.getByRole('link', {name: 'Python'})).toHaveAttribute('data-language', 'python');
    expect(document.getElementById('Code1-python')).toHaveAttribute('data-language', 'python');
  });

  it('hides no sample', () => {
    expect(screen.getByText('recognize()')).toBeVisible();
    expect(screen.getByText('curl /recognize')).toBeVisible();
  });
});

it('CodeTab renders its sample', () => {
  const {container} = render(
    <CodeTab language="curl" label="curl">
      curl /recognize
    </CodeTab>,
  );
  expect(container.innerHTML).toBe('curl /recognize');
});
