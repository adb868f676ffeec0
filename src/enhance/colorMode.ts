import {afterPaint, all, onPress} from './dom';
import {remember, remembered} from './storage';
import type {Behavior} from './types';

type Mode = 'light' | 'dark';

/** Docusaurus' storage key for the choice. The build defines it, so the live preview uses the same one. */
declare const THEME_STORAGE_KEY: string;

function show(mode: Mode): void {
  document.documentElement.dataset.theme = mode;
  for (const button of all('[data-color-mode]')) button.ariaPressed = String(mode === 'dark');
}

function choose(mode: Mode): void {
  remember(THEME_STORAGE_KEY, mode);
  show(mode);
}

const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark';

const current = (): Mode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Follows the system's color mode until the reader chooses one, then keeps the choice in every open tab. */
export const colorMode: Behavior = {
  install() {
    // A press or Escape (WCAG 1.4.13) closes the button's tooltip. Whoever did so has read it.
    onPress('[data-color-mode]', (button) => {
      choose(current() === 'dark' ? 'light' : 'dark');
      button.dataset.read = '';
    });
    document.addEventListener('keydown', ({key}) => {
      if (key === 'Escape')
        document.querySelector('[data-color-mode]:is(:hover, :focus)')?.setAttribute('data-read', '');
    });
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
      if (!remembered(THEME_STORAGE_KEY)) show(matches ? 'dark' : 'light');
    });
    // Adding this listener makes Chromium open the storage and wait for it, so it's done after the first frame.
    afterPaint(() =>
      window.addEventListener('storage', ({key, newValue}) => {
        if (key === THEME_STORAGE_KEY && isMode(newValue)) show(newValue);
      }),
    );
  },
  mount: () => show(current()),
  resume() {
    const chosen = remembered(THEME_STORAGE_KEY);
    if (isMode(chosen)) show(chosen);
  },
};
