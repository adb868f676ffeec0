import {fireEvent, screen} from '@testing-library/dom';
import {ColorModeButton} from '../../../src/components/ColorModeButton';
import {tooltip} from '../../../src/enhance/tooltip';
import {pointer} from '../../helpers/browser';
import {install, mount, pass, show} from '../../helpers/enhance';

install(tooltip);

const toolbar = (
  <>
    <ColorModeButton />
    <button type="button" data-tooltip="Open search">
      Search
    </button>
    <p>elsewhere</p>
  </>
);

const darkMode = () => screen.getByRole('button', {name: 'Dark mode'});
const search = () => screen.getByRole('button', {name: 'Search'});
const elsewhere = () => screen.getByText('elsewhere');
const bubble = () => document.querySelector('.tooltip')?.textContent;

/** Moves the pointer from a control to a part of it. */
function moveInto(part: Element | null): void {
  const control = part?.closest('button');
  if (!part || !control) throw new Error("The part isn't in a control.");
  fireEvent(control, pointer('pointerout', {pointerType: 'mouse', relatedTarget: part}));
  fireEvent(part, pointer('pointerover', {pointerType: 'mouse', relatedTarget: control}));
}

describe('a tooltip', () => {
  it('opens after 700 ms of hovering', async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(699);
    expect(bubble()).toBeUndefined();
    pass(1);
    expect(bubble()).toBe('Dark mode');
  });

  it('opens on keyboard focus, too', async () => {
    const user = show(toolbar);
    await user.tab();
    expect(darkMode()).toHaveFocus();
    pass(700);
    expect(bubble()).toBe('Dark mode');
  });

  it('opens at once within 300 ms of another one', async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(700);
    await user.hover(elsewhere());
    pass(299);
    await user.hover(search());
    pass(0);
    expect(bubble()).toBe('Open search');
  });

  it('waits again after 300 ms', async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(700);
    await user.hover(elsewhere());
    pass(300);
    await user.hover(search());
    pass(699);
    expect(bubble()).toBeUndefined();
    pass(1);
    expect(bubble()).toBe('Open search');
  });

  it("doesn't open if the pointer has left", async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(699);
    await user.hover(elsewhere());
    pass(1_000);
    expect(bubble()).toBeUndefined();
  });

  it("doesn't wait again when the pointer moves within its control", async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(400);
    moveInto(darkMode().querySelector('svg'));
    pass(300);
    expect(bubble()).toBe('Dark mode');
  });

  it('stays open while the pointer moves within its control', async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(700);
    moveInto(darkMode().querySelector('svg'));
    expect(bubble()).toBe('Dark mode');
  });

  it('closes when the pointer leaves', async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(700);
    await user.hover(elsewhere());
    expect(bubble()).toBeUndefined();
  });

  it('closes on Escape', async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(700);
    await user.keyboard('{Escape}');
    expect(bubble()).toBeUndefined();
  });

  it('closes when its control is pressed', async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(700);
    fireEvent(darkMode(), pointer('pointerdown'));
    expect(bubble()).toBeUndefined();
  });

  it('closes with the page', async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(700);
    mount();
    expect(bubble()).toBeUndefined();
  });

  it("is hidden from screen readers, because it repeats the control's name", async () => {
    const user = show(toolbar);
    await user.hover(darkMode());
    pass(700);
    expect(document.querySelector('.tooltip')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows HTML as text', async () => {
    const user = show(
      <button type="button" data-tooltip="<img src=x onerror=alert(1)>">
        Search
      </button>,
    );
    await user.hover(search());
    pass(700);
    expect(bubble()).toBe('<img src=x onerror=alert(1)>');
  });
});
