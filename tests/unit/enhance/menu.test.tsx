import {fireEvent, screen} from '@testing-library/react';
import {menu} from '../../../src/enhance/menu';
import {NavGroup} from '../../../src/sections/shell/NavGroup';
import {pointer} from '../../helpers/browser';
import {expectChange, install, pass, show} from '../../helpers/enhance';

install(menu);

const header = (
  <>
    {['Products', 'Developers'].map((title) => (
      <NavGroup
        key={title}
        pathname="/"
        group={{title, href: `/${title}`, children: [{title: `${title} child`, href: `/${title}/child`}], more: []}}
      />
    ))}
    <button type="button">elsewhere</button>
  </>
);

const heading = (title: string) => screen.getByRole('link', {name: title});
const button = (title: string) => screen.getByRole('button', {name: `${title} menu`});
const child = (title: string) => screen.getByText(`${title} child`).closest('a') as HTMLElement;
const elsewhere = () => screen.getByRole('button', {name: 'elsewhere'});

/** Returns the open menus. Screen readers and style sheets read different attributes, which must agree. */
function open(): string[] {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-menu]')];
  const expanded = (element: HTMLElement) => element.querySelector('button')?.ariaExpanded === 'true';
  for (const element of groups) expect(element.dataset.open !== undefined).toBe(expanded(element));
  return groups.filter(expanded).map((element) => element.querySelector('a')?.textContent ?? '');
}

/** Shows the header with the menu of products opened by the pointer. */
async function hovered() {
  const user = show(header);
  await user.hover(heading('Products'));
  pass(200);
  return user;
}

const changesAfter = (ms: number, from: string[], to: string[]) => expectChange(open, ms, from, to);

it('the pointer opens a menu after 200 ms, and closes it 150 ms after it has left', async () => {
  const user = show(header);
  await user.hover(heading('Products'));
  changesAfter(200, [], ['Products']);
  await user.hover(elsewhere());
  changesAfter(150, ['Products'], []);
});

it.each([
  [299, 0],
  [300, 200],
])('the pointer opens the next menu %d ms after the last one has closed in %d ms', async (pause, ms) => {
  const user = await hovered();
  await user.hover(elsewhere());
  pass(150 + pause);
  await user.hover(heading('Developers'));
  if (ms > 0) changesAfter(ms, [], ['Developers']);
  else pass(0);
  expect(open()).toEqual(['Developers']);
});

it('the pointer opens nothing if it only crosses, and then waits as long as before', async () => {
  const user = show(header);
  await user.hover(heading('Products'));
  pass(199);
  await user.hover(elsewhere());
  pass(200);
  await user.hover(heading('Developers'));
  changesAfter(200, [], ['Developers']);
});

it('the pointer can take a detour to the links of a menu', async () => {
  const user = await hovered();
  await user.hover(elsewhere());
  pass(149);
  await user.hover(child('Products'));
  pass(1_000);
  expect(open()).toEqual(['Products']);
});

it('the pointer opens nothing if it is a finger', () => {
  show(header);
  fireEvent(heading('Products'), pointer('pointerover', {pointerType: 'touch'}));
  pass(1_000);
  expect(open()).toEqual([]);
});

it('the focus opens a menu after 200 ms, keeps it open within it, and closes it 150 ms after it has left', () => {
  show(header);
  heading('Products').focus();
  changesAfter(200, [], ['Products']);
  child('Products').focus();
  pass(1_000);
  expect(open()).toEqual(['Products']);
  elsewhere().focus();
  changesAfter(150, ['Products'], []);
});

it('a press keeps a menu open that the pointer has opened, and the next press closes it', async () => {
  const user = await hovered();
  await user.click(button('Products'));
  expect(open()).toEqual(['Products']);
  await user.click(button('Products'));
  expect(open()).toEqual([]);
});

it('Tab passes over a menu that only opened on focus, and goes into one that was pressed', async () => {
  const user = show(header);
  button('Products').focus();
  changesAfter(200, [], ['Products']);
  await user.tab();
  expect(heading('Developers')).toHaveFocus();
  button('Products').focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(child('Products')).toHaveFocus();
  expect(open()).toEqual(['Products']);
});

it('the down arrow key opens a menu and leads to its first link', async () => {
  const user = show(header);
  heading('Products').focus();
  await user.keyboard('{ArrowDown}');
  expect(child('Products')).toHaveFocus();
  expect(open()).toEqual(['Products']);
});

it('Escape closes a menu, and leaves the focus where it is if it is not in the menu', async () => {
  const user = await hovered();
  elsewhere().focus();
  await user.keyboard('{Escape}');
  expect(open()).toEqual([]);
  expect(elsewhere()).toHaveFocus();
});

it('a followed link closes its menu', async () => {
  const user = await hovered();
  document.addEventListener('click', (event) => event.preventDefault(), {once: true});
  await user.click(child('Products'));
  expect(open()).toEqual([]);
});
