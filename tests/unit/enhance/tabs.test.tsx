import {fireEvent, screen} from '@testing-library/dom';
import {CodeTab, CodeTabs} from '../../../src/components/CodeTabs';
import {Tabs} from '../../../src/components/Tabs';
import {tabs} from '../../../src/enhance/tabs';
import {install, mount, show} from '../../helpers/enhance';

install(tabs);

const scrolledTo: Element[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function record(this: Element) {
    scrolledTo.push(this);
  };
});

const page = (
  <Tabs
    label="Documentation"
    items={[
      {id: 'start', label: 'Start', content: 'First steps'},
      {id: 'apis', label: 'APIs', content: 'Every call'},
      {id: 'guides', label: 'Guides', content: <h3 id="sdks">SDKs</h3>},
    ]}
  />
);

const codeTabs = (id: string, ...languages: string[]) => (
  <CodeTabs id={id} label={id}>
    {languages.map((language) => (
      <CodeTab key={language} language={language} label={language}>
        {`${id} in ${language}`}
      </CodeTab>
    ))}
  </CodeTabs>
);

const tab = (name: string) => screen.getByRole('tab', {name});

/** The selected tabs, one for each set on the page. */
const selected = () => screen.getAllByRole('tab', {selected: true}).map((element) => element.textContent);

/** The text of the panels that the page's CSS shows. */
const shown = () => [...document.querySelectorAll('[data-tab-panel][data-active]')].map((panel) => panel.textContent);

function openHash(hash: string): void {
  window.history.replaceState({}, '', hash);
  fireEvent(window, new HashChangeEvent('hashchange'));
}

describe('roles', () => {
  it('makes the list a named tab list of tabs alone', () => {
    show(page);
    expect(screen.getByRole('tablist', {name: 'Documentation'})).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('ties tabs and panels by ids both ways', () => {
    show(page);
    for (const element of screen.getAllByRole('tab')) {
      const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('role', 'tabpanel');
      expect(panel).toHaveAttribute('aria-labelledby', element.id);
    }
  });

  it('selects the first tab and shows its panel alone', () => {
    show(page);
    expect(selected()).toEqual(['Start']);
    expect(shown()).toEqual(['First steps']);
  });

  it('has one stop for the Tab key: the selected tab', async () => {
    const user = show(page);
    await user.click(tab('APIs'));
    expect(screen.getAllByRole('tab').map(({tabIndex}) => tabIndex)).toEqual([-1, 0, -1]);
  });

  it('keeps what is selected when the page is looked at again', async () => {
    const user = show(page);
    await user.click(tab('APIs'));
    mount();
    expect(selected()).toEqual(['APIs']);
  });
});

describe('choosing', () => {
  it('shows the panel of the tab that is pressed', async () => {
    const user = show(page);
    await user.click(tab('APIs'));
    expect(selected()).toEqual(['APIs']);
    expect(shown()).toEqual(['Every call']);
  });

  it('keeps the row of tabs under the pointer', async () => {
    const user = show(page);
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const start = tab('Start');
    const apis = tab('APIs');
    apis.getBoundingClientRect = () => ({top: start.ariaSelected === 'true' ? 900 : 250}) as DOMRect;
    await user.click(apis);
    expect(scrollBy).toHaveBeenCalledWith({top: -650, behavior: 'instant'});
  });

  it('leaves the address alone', async () => {
    const user = show(page);
    await user.click(tab('APIs'));
    expect(window.location.hash).toBe('');
  });

  it.each([
    ['ArrowRight', 'Start', 'APIs'],
    ['ArrowRight', 'Guides', 'Start'],
    ['ArrowLeft', 'Guides', 'APIs'],
    ['ArrowLeft', 'Start', 'Guides'],
    ['Home', 'Guides', 'Start'],
    ['End', 'Start', 'Guides'],
  ])('%s goes from %s to %s, with the focus', async (key, from, to) => {
    const user = show(page);
    await user.click(tab(from));
    await user.keyboard(`{${key}}`);
    expect(selected()).toEqual([to]);
    expect(tab(to)).toHaveFocus();
  });

  it('takes the space bar as a press', async () => {
    const user = show(page);
    tab('Guides').focus();
    await user.keyboard(' ');
    expect(selected()).toEqual(['Guides']);
  });

  it('leaves the space bar and arrows inside a panel to the page', () => {
    show(page);
    expect(fireEvent.keyDown(screen.getByText('First steps'), {key: 'ArrowRight'})).toBe(true);
    expect(selected()).toEqual(['Start']);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leaves an arrow with %s to the browser, which may go back by it',
    (modifier) => {
      show(page);
      expect(fireEvent.keyDown(tab('Start'), {key: 'ArrowLeft', [modifier]: true})).toBe(true);
      expect(selected()).toEqual(['Start']);
    },
  );
});

describe('a hash', () => {
  it('opens the panel that it names when the page is shown', () => {
    window.history.replaceState({}, '', '#apis');
    show(page);
    expect(selected()).toEqual(['APIs']);
  });

  it('opens the panel that holds what it names, and scrolls there', () => {
    show(page);
    openHash('#sdks');
    expect(selected()).toEqual(['Guides']);
    expect(scrolledTo).toEqual([document.getElementById('sdks')]);
  });

  it.each(['#nothing-here', '#%E0%A4%A'])('that names nothing (%s) changes nothing', (hash) => {
    show(page);
    openHash(hash);
    expect(selected()).toEqual(['Start']);
    expect(scrolledTo).toEqual([]);
  });
});

describe('the code language', () => {
  const two = (
    <>
      {codeTabs('first', 'curl', 'python')}
      {codeTabs('second', 'javascript', 'python', 'curl')}
      {codeTabs('third', 'kotlin', 'swift')}
    </>
  );

  it('is chosen for every set that offers it; the others keep theirs', async () => {
    const user = show(two);
    await user.click(screen.getAllByRole('tab', {name: 'python'})[0] as HTMLElement);
    expect(shown()).toEqual(['first in python', 'second in python', 'third in kotlin']);
  });

  it('is remembered on the next page', async () => {
    const user = show(codeTabs('first', 'curl', 'python'));
    await user.click(tab('python'));
    show(codeTabs('next', 'curl', 'python'));
    expect(shown()).toContain('next in python');
  });

  it('is marked on the document, where CSS reads it in the first frame', async () => {
    const user = show(codeTabs('first', 'curl', 'python'));
    await user.click(tab('python'));
    expect(document.documentElement).toHaveAttribute('data-code-language', 'python');
  });

  it('is also chosen by key', async () => {
    const user = show(two);
    screen.getAllByRole('tab', {name: 'curl'})[0]?.focus();
    await user.keyboard('{End}');
    expect(shown()).toEqual(['first in python', 'second in python', 'third in kotlin']);
  });

  it('is not changed by tabs of another kind', async () => {
    const user = show(page);
    await user.click(tab('APIs'));
    expect(window.localStorage).toHaveLength(0);
  });
});
