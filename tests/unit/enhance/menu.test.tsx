import {fireEvent, screen} from '@testing-library/dom';
import {menu} from '../../../src/enhance/menu';
import {NavGroup} from '../../../src/sections/shell/NavGroup';
import {pointer} from '../../helpers/browser';
import {install, pass, show} from '../../helpers/enhance';

install(menu);

const group = (title: string) => (
  <NavGroup
    pathname="/"
    group={{title, href: `/${title.toLowerCase()}`, children: [{title: `${title} child`, href: `/${title}/child`}]}}
  />
);

const header = (
  <>
    <ul>
      {group('Products')}
      {group('Developers')}
    </ul>
    <button type="button">elsewhere</button>
  </>
);

const heading = (title: string) => screen.getByRole('link', {name: title});
const button = (title: string) => screen.getByRole('button', {name: `${title} menu`});
const child = (title: string) => screen.getByText(`${title} child`);
const elsewhere = () => screen.getByRole('button', {name: 'elsewhere'});

/** The menus that are open, as screen readers are told. CSS shows a menu by `data-open`, so the two must agree. */
function open(): string[] {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-menu]')];
  const expanded = (element: HTMLElement) => element.querySelector('button')?.getAttribute('aria-expanded') === 'true';
  for (const element of groups) expect(element.dataset.open !== undefined).toBe(expanded(element));
  return groups.filter(expanded).map((element) => element.querySelector('a')?.textContent ?? '');
}

describe('hovering', () => {
  it('opens a menu after 200 ms and not before', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    pass(199);
    expect(open()).toEqual([]);
    pass(1);
    expect(open()).toEqual(['Products']);
  });

  it('opens nothing when the pointer only crosses', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    pass(199);
    await user.hover(elsewhere());
    pass(1_000);
    expect(open()).toEqual([]);
  });

  it('closes a menu 150 ms after the pointer has left and not before', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    pass(200);
    await user.hover(elsewhere());
    pass(149);
    expect(open()).toEqual(['Products']);
    pass(1);
    expect(open()).toEqual([]);
  });

  it('keeps a menu open on the way to its links', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    pass(200);
    await user.hover(elsewhere());
    pass(149);
    await user.hover(child('Products'));
    pass(1_000);
    expect(open()).toEqual(['Products']);
  });

  it('follows to the neighbor at once, so that only one is open', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    pass(200);
    await user.hover(heading('Developers'));
    pass(0);
    expect(open()).toEqual(['Developers']);
  });

  it('opens another at once within 300 ms of the last one closing', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    pass(200);
    await user.hover(elsewhere());
    pass(150 + 299);
    await user.hover(heading('Developers'));
    pass(0);
    expect(open()).toEqual(['Developers']);
  });

  it('waits again once 300 ms are over', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    pass(200);
    await user.hover(elsewhere());
    pass(150 + 300);
    await user.hover(heading('Developers'));
    pass(199);
    expect(open()).toEqual([]);
    pass(1);
    expect(open()).toEqual(['Developers']);
  });

  it('waits after a menu that was only crossed and never opened', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    pass(100);
    await user.hover(elsewhere());
    pass(200);
    await user.hover(heading('Developers'));
    pass(199);
    expect(open()).toEqual([]);
  });

  it('is for the mouse alone: a finger that lands does not hover', () => {
    show(header);
    fireEvent(heading('Products'), pointer('pointerover', {pointerType: 'touch'}));
    pass(1_000);
    expect(open()).toEqual([]);
  });
});

describe('focus', () => {
  it('opens a menu after 200 ms, as hovering does', async () => {
    const user = show(header);
    await user.tab();
    expect(heading('Products')).toHaveFocus();
    pass(199);
    expect(open()).toEqual([]);
    pass(1);
    expect(open()).toEqual(['Products']);
  });

  it('keeps a menu open while it moves within it', async () => {
    const user = show(header);
    await user.tab();
    pass(200);
    await user.tab();
    await user.tab();
    expect(child('Products').closest('a')).toHaveFocus();
    pass(1_000);
    expect(open()).toEqual(['Products']);
  });

  it('closes a menu 150 ms after it has left', () => {
    show(header);
    heading('Products').focus();
    pass(200);
    elsewhere().focus();
    pass(149);
    expect(open()).toEqual(['Products']);
    pass(1);
    expect(open()).toEqual([]);
  });
});

describe('the button', () => {
  it('opens its menu without waiting', async () => {
    const user = show(header);
    await user.click(button('Products'));
    expect(open()).toEqual(['Products']);
  });

  it('closes it when pressed again', async () => {
    const user = show(header);
    await user.click(button('Products'));
    pass(501);
    await user.click(button('Products'));
    expect(open()).toEqual([]);
  });

  it('keeps a menu open that opened by itself just before the press', async () => {
    const user = show(header);
    await user.hover(button('Products'));
    pass(300);
    await user.click(button('Products'));
    expect(open()).toEqual(['Products']);
  });

  it('works by key', async () => {
    const user = show(header);
    button('Products').focus();
    await user.keyboard('{Enter}');
    expect(open()).toEqual(['Products']);
  });
});

describe('leaving', () => {
  it('Escape closes the menu and gives the focus back to its button', async () => {
    const user = show(header);
    child('Products').closest('a')?.focus();
    pass(200);
    await user.keyboard('{Escape}');
    expect(open()).toEqual([]);
    expect(button('Products')).toHaveFocus();
  });

  it('and the focus that was given back does not open it again', async () => {
    const user = show(header);
    child('Products').closest('a')?.focus();
    pass(200);
    await user.keyboard('{Escape}');
    pass(1_000);
    expect(open()).toEqual([]);
  });

  it('Escape takes no focus from elsewhere', async () => {
    const user = show(header);
    elsewhere().focus();
    await user.hover(heading('Products'));
    pass(200);
    await user.keyboard('{Escape}');
    expect(open()).toEqual([]);
    expect(elsewhere()).toHaveFocus();
  });

  it('a chosen link closes the menu it stands in', async () => {
    const user = show(header);
    document.addEventListener('click', (event) => event.preventDefault(), {once: true});
    await user.hover(heading('Products'));
    pass(200);
    await user.click(child('Products'));
    expect(open()).toEqual([]);
  });
});
