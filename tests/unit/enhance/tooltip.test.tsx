import {fireEvent, screen} from '@testing-library/react';
import {ColorModeButton} from '../../../src/components/ColorModeButton';
import {tooltip} from '../../../src/enhance/tooltip';
import {pointer} from '../../helpers/browser';
import {expectChange, install, mount, pass, show} from '../../helpers/enhance';

install(tooltip);

const hostile = '<img src=x onerror=alert(1)>';
const toolbar = (
  <>
    <ColorModeButton />
    <i data-tooltip={hostile}>Search</i>
    <p>elsewhere</p>
  </>
);

const darkMode = () => screen.getByRole('button', {name: 'Dark mode'});
const search = () => screen.getByText('Search');
const elsewhere = () => screen.getByText('elsewhere');
const bubble = () => document.querySelector('.tooltip')?.textContent;

/** Expects a tooltip to open after exactly `ms` milliseconds. */
function opensAfter(ms: number, text: string): void {
  if (ms > 0) expectChange(bubble, ms, undefined, text);
  pass(0);
  expect(bubble()).toBe(text);
}

async function hovered() {
  const user = show(toolbar);
  await user.hover(darkMode());
  opensAfter(700, 'Dark mode');
  return user;
}

/** Moves the pointer from the button for the color mode to its icon. */
async function moveInside(): Promise<void> {
  const icon = darkMode().querySelector('svg') as Element;
  fireEvent(darkMode(), pointer('pointerout', {pointerType: 'mouse', relatedTarget: icon}));
  fireEvent(icon, pointer('pointerover', {pointerType: 'mouse', relatedTarget: darkMode()}));
  await jest.advanceTimersByTimeAsync(0);
}

it('a tooltip opens after 700 ms of keyboard focus, too', async () => {
  await show(toolbar).tab();
  opensAfter(700, 'Dark mode');
});

it.each([
  [299, 0],
  [300, 700],
])('a tooltip shows HTML as text, and opens %d ms after another one closed in %d ms', async (pause, ms) => {
  const user = await hovered();
  await user.hover(elsewhere());
  expect(bubble()).toBeUndefined();
  pass(pause);
  await user.hover(search());
  opensAfter(ms, hostile);
});

it("a tooltip doesn't open if the pointer has left", async () => {
  const user = show(toolbar);
  await user.hover(darkMode());
  pass(699);
  await user.hover(elsewhere());
  pass(1_000);
  expect(bubble()).toBeUndefined();
});

it('a tooltip neither waits again nor closes when the pointer moves within its control', async () => {
  await show(toolbar).hover(darkMode());
  pass(400);
  await moveInside();
  opensAfter(300, 'Dark mode');
  await moveInside();
  expect(bubble()).toBe('Dark mode');
});

it.each([
  ['on Escape', () => fireEvent.keyDown(document.body, {key: 'Escape'})],
  ['when its control is pressed', () => fireEvent(darkMode(), pointer('pointerdown'))],
  ['with the page', mount],
])('a tooltip closes %s', async (_, close) => {
  await hovered();
  close();
  expect(bubble()).toBeUndefined();
});
