import {fireEvent, screen} from '@testing-library/dom';
import type {UserEvent} from '@testing-library/user-event';
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

/** Returns the open menus. Screen readers and style sheets read different attributes, which must agree. */
function open(): string[] {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-menu]')];
  const expanded = (element: HTMLElement) => element.querySelector('button')?.getAttribute('aria-expanded') === 'true';
  for (const element of groups) expect(element.dataset.open !== undefined).toBe(expanded(element));
  return groups.filter(expanded).map((element) => element.querySelector('a')?.textContent ?? '');
}

/** Shows the header with the menu of products opened by the pointer. */
async function hovered(): Promise<UserEvent> {
  const user = show(header);
  await user.hover(heading('Products'));
  pass(200);
  return user;
}

/** Expects menus to change from one state to another after exactly `ms` milliseconds. */
function changesAfter(ms: number, from: string[], to: string[]): void {
  pass(ms - 1);
  expect(open()).toEqual(from);
  pass(1);
  expect(open()).toEqual(to);
}

describe('the pointer', () => {
  it('opens a menu after 200 ms', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    changesAfter(200, [], ['Products']);
  });

  it('opens nothing if it only crosses', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    pass(199);
    await user.hover(elsewhere());
    pass(1_000);
    expect(open()).toEqual([]);
  });

  it('closes a menu 150 ms after it has left', async () => {
    const user = await hovered();
    await user.hover(elsewhere());
    changesAfter(150, ['Products'], []);
  });

  it('can take a detour to the links of a menu', async () => {
    const user = await hovered();
    await user.hover(elsewhere());
    pass(149);
    await user.hover(child('Products'));
    pass(1_000);
    expect(open()).toEqual(['Products']);
  });

  it('opens the next menu at once, and closes the first', async () => {
    const user = await hovered();
    await user.hover(heading('Developers'));
    pass(0);
    expect(open()).toEqual(['Developers']);
  });

  it('opens a menu at once within 300 ms after the last one has closed', async () => {
    const user = await hovered();
    await user.hover(elsewhere());
    pass(150 + 299);
    await user.hover(heading('Developers'));
    pass(0);
    expect(open()).toEqual(['Developers']);
  });

  it('waits again after 300 ms', async () => {
    const user = await hovered();
    await user.hover(elsewhere());
    pass(150 + 300);
    await user.hover(heading('Developers'));
    changesAfter(200, [], ['Developers']);
  });

  it('waits again after it crossed a menu that never opened', async () => {
    const user = show(header);
    await user.hover(heading('Products'));
    pass(100);
    await user.hover(elsewhere());
    pass(200);
    await user.hover(heading('Developers'));
    changesAfter(200, [], ['Developers']);
  });

  it('opens nothing if it is a finger', () => {
    show(header);
    fireEvent(heading('Products'), pointer('pointerover', {pointerType: 'touch'}));
    pass(1_000);
    expect(open()).toEqual([]);
  });
});

describe('the focus', () => {
  it('opens a menu after 200 ms, and keeps it open while it moves within it', async () => {
    const user = show(header);
    await user.tab();
    expect(heading('Products')).toHaveFocus();
    changesAfter(200, [], ['Products']);
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
    changesAfter(150, ['Products'], []);
  });
});

describe('the button', () => {
  it('opens its menu at once, and closes it when pressed again', async () => {
    const user = show(header);
    await user.click(button('Products'));
    expect(open()).toEqual(['Products']);
    pass(501);
    await user.click(button('Products'));
    expect(open()).toEqual([]);
  });

  it('keeps a menu open that opened just before the press', async () => {
    const user = show(header);
    await user.hover(button('Products'));
    pass(300);
    await user.click(button('Products'));
    expect(open()).toEqual(['Products']);
  });
});

describe('Escape', () => {
  it('closes the menu and returns the focus to its button, which does not open it again', async () => {
    const user = show(header);
    child('Products').closest('a')?.focus();
    pass(200);
    await user.keyboard('{Escape}');
    expect(open()).toEqual([]);
    expect(button('Products')).toHaveFocus();
    pass(1_000);
    expect(open()).toEqual([]);
  });

  it('leaves the focus where it is if it is not in the menu', async () => {
    const user = await hovered();
    elsewhere().focus();
    await user.keyboard('{Escape}');
    expect(open()).toEqual([]);
    expect(elsewhere()).toHaveFocus();
  });
});

test('a followed link closes its menu', async () => {
  const user = await hovered();
  document.addEventListener('click', (event) => event.preventDefault(), {once: true});
  await user.click(child('Products'));
  expect(open()).toEqual([]);
});
