import {render, screen, within} from '@testing-library/react';
import {CodeTab, CodeTabs} from '../../../src/components/CodeTabs';

describe('CodeTabs, before any script', () => {
  beforeEach(() => {
    render(
      <CodeTabs>
        <CodeTab language="python" label="Python">
          recognize()
        </CodeTab>
        <CodeTab language="curl" label="curl">
          curl /recognize
        </CodeTab>
      </CodeTabs>,
    );
  });

  it('has a tab for each language, which only scripts show', () => {
    const list = screen.getByRole('tablist', {name: 'Language of the code'});
    expect(list).toHaveAttribute('data-needs-script');
    expect(
      within(list)
        .getAllByRole('button')
        .map((tab) => tab.textContent),
    ).toEqual(['Python', 'curl']);
  });

  it('marks tab and panel with the language, under which the choice is stored', () => {
    expect(screen.getByRole('button', {name: 'Python'})).toHaveAttribute('data-language', 'python');
    expect(screen.getByText('recognize()')).toHaveAttribute('data-language', 'python');
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
