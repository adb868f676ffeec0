import {fireEvent, screen} from '@testing-library/dom';
import {ColorModeButton} from '../../../src/components/ColorModeButton';
import {colorMode} from '../../../src/enhance/colorMode';
import {fakeMediaQuery, refuseStorage} from '../../helpers/browser';
import {install, show} from '../../helpers/enhance';

const system = fakeMediaQuery();
install(colorMode);

const {dataset} = document.documentElement;

/** Shows the page as the inline script leaves it before the first paint. */
function open(mode: 'light' | 'dark') {
  dataset.theme = mode;
  return show(<ColorModeButton />);
}

/** Dispatches the event of a choice in another tab. */
const chosenElsewhere = (newValue: string | null, key = 'theme-test') =>
  fireEvent(window, new StorageEvent('storage', {key, newValue}));

const button = () => screen.getByRole('button', {name: 'Dark mode'});
const stored = () => window.localStorage.getItem('theme-test');

describe('the color mode', () => {
  it.each([
    ['light', 'false'],
    ['dark', 'true'],
  ] as const)('of a page that loaded in %s mode is shown by the button', (mode, pressed) => {
    open(mode);
    expect(button()).toHaveAttribute('aria-pressed', pressed);
  });

  it('changes to dark and back', async () => {
    const user = open('light');
    await user.click(button());
    expect(dataset.theme).toBe('dark');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await user.click(button());
    expect(dataset.theme).toBe('light');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('is stored where Docusaurus reads it before the first paint', async () => {
    const user = open('light');
    await user.click(button());
    expect(stored()).toBe('dark');
  });

  it('follows the choice made in another tab', () => {
    open('light');
    chosenElsewhere('dark');
    expect(dataset.theme).toBe('dark');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['an unknown mode', 'purple', 'theme-test'],
    ['a choice that was removed', null, 'theme-test'],
    ['what another tab stores under another key', 'dark', 'other'],
  ])("isn't changed by %s", (_, value, key) => {
    open('light');
    chosenElsewhere(value, key);
    expect(dataset.theme).toBe('light');
  });

  it('follows a choice made while the page was in the back/forward cache', () => {
    open('light');
    window.localStorage.setItem('theme-test', 'dark');
    colorMode.resume?.();
    expect(dataset.theme).toBe('dark');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  it('follows the system until the reader chooses', () => {
    open('light');
    system.change(true);
    expect(dataset.theme).toBe('dark');
    system.change(false);
    expect(dataset.theme).toBe('light');
  });

  it('keeps the choice when the system changes', async () => {
    const user = open('dark');
    await user.click(button());
    system.change(true);
    expect(dataset.theme).toBe('light');
  });

  it('does not store what the system chose', () => {
    open('light');
    system.change(true);
    expect(stored()).toBeNull();
  });

  it('changes even if storage is blocked', async () => {
    const user = open('light');
    refuseStorage();
    await user.click(button());
    expect(dataset.theme).toBe('dark');
  });
});
