import {fireEvent, screen} from '@testing-library/dom';
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

const tab = (name: string) => screen.getByRole('tab', {name});

/** Returns the selected tabs, one for each set on the page. */
const selected = () => screen.getAllByRole('tab', {selected: true}).map((element) => element.textContent);

/** Returns the text of the panels that the style sheet shows. */
const shown = () => [...document.querySelectorAll('[data-tab-panel][data-active]')].map((panel) => panel.textContent);

function openHash(hash: string): void {
  window.history.replaceState({}, '', hash);
  fireEvent(window, new HashChangeEvent('hashchange'));
}

describe('roles and ids', () => {
  it('make the list a tab list with a name, which has only tabs', () => {
    show(page);
    expect(screen.getByRole('tablist', {name: 'Documentation'})).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('connect tabs and panels in both directions', () => {
    show(page);
    for (const element of screen.getAllByRole('tab')) {
      const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('role', 'tabpanel');
      expect(panel).toHaveAttribute('aria-labelledby', element.id);
    }
  });

  it('the first tab is selected, and only its panel is shown', () => {
    show(page);
    expect(selected()).toEqual(['Start']);
    expect(shown()).toEqual(['First steps']);
  });

  it('the Tab key reaches only the selected tab', async () => {
    const user = show(page);
    await user.click(tab('APIs'));
    expect(screen.getAllByRole('tab').map(({tabIndex}) => tabIndex)).toEqual([-1, 0, -1]);
  });

  it('the selected tab stays selected when the page is mounted again', async () => {
    const user = show(page);
    await user.click(tab('APIs'));
    mount();
    expect(selected()).toEqual(['APIs']);
  });
});

describe('selecting a tab', () => {
  it('shows its panel, and leaves the address alone', async () => {
    const user = show(page);
    await user.click(tab('APIs'));
    expect(selected()).toEqual(['APIs']);
    expect(shown()).toEqual(['Every call']);
    expect(window.location.hash).toBe('');
  });

  it('keeps the row of tabs where it is in the window', async () => {
    const user = show(page);
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const start = tab('Start');
    const apis = tab('APIs');
    apis.getBoundingClientRect = () => ({top: start.ariaSelected === 'true' ? 900 : 250}) as DOMRect;
    await user.click(apis);
    expect(scrollBy).toHaveBeenCalledWith({top: -650, behavior: 'instant'});
  });

  it.each([
    ['ArrowRight', 'Start', 'APIs'],
    ['ArrowRight', 'Guides', 'Start'],
    ['ArrowLeft', 'Guides', 'APIs'],
    ['ArrowLeft', 'Start', 'Guides'],
    ['Home', 'Guides', 'Start'],
    ['End', 'Start', 'Guides'],
  ])('with %s moves from %s to %s, with the focus', async (key, from, to) => {
    const user = show(page);
    await user.click(tab(from));
    await user.keyboard(`{${key}}`);
    expect(selected()).toEqual([to]);
    expect(tab(to)).toHaveFocus();
  });

  it('works with the space bar', async () => {
    const user = show(page);
    tab('Guides').focus();
    await user.keyboard(' ');
    expect(selected()).toEqual(['Guides']);
  });

  it('ignores keys inside a panel', () => {
    show(page);
    expect(fireEvent.keyDown(screen.getByText('First steps'), {key: 'ArrowRight'})).toBe(true);
    expect(selected()).toEqual(['Start']);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'ignores an arrow with %s, which is a shortcut of the browser',
    (modifier) => {
      show(page);
      expect(fireEvent.keyDown(tab('Start'), {key: 'ArrowLeft', [modifier]: true})).toBe(true);
      expect(selected()).toEqual(['Start']);
    },
  );
});

describe('a hash', () => {
  it('opens the panel that it names when the page is loaded', () => {
    window.history.replaceState({}, '', '#apis');
    show(page);
    expect(selected()).toEqual(['APIs']);
  });

  it('opens the panel that contains what it names, and scrolls there', () => {
    show(page);
    openHash('#sdks');
    expect(selected()).toEqual(['Guides']);
    expect(scrolledTo).toEqual([document.getElementById('sdks')]);
  });

  it.each(['#nothing-here', '#%E0%A4%A'])('that names nothing (%s) is ignored', (hash) => {
    show(page);
    openHash(hash);
    expect(selected()).toEqual(['Start']);
    expect(scrolledTo).toEqual([]);
  });
});
