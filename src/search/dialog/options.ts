import type {Frame} from './frame';
import {rememberChoice} from './recent';
import {choiceOf} from './view';

const optionsOf = ({list}: Frame): HTMLAnchorElement[] => [
  ...list.querySelectorAll<HTMLAnchorElement>('a[role="option"]'),
];

/** The option that Enter opens. */
export const active = (frame: Frame): HTMLAnchorElement | undefined =>
  optionsOf(frame).find((option) => option.ariaSelected === 'true');

/** Makes one option the active one; the focus stays in the input, as a combobox has it. */
function activate(frame: Frame, option: HTMLAnchorElement | undefined): void {
  active(frame)?.setAttribute('aria-selected', 'false');
  if (!option) {
    frame.input.removeAttribute('aria-activedescendant');
    return;
  }
  option.setAttribute('aria-selected', 'true');
  frame.input.setAttribute('aria-activedescendant', option.id);
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the active option by a key. @returns whether the key was one of those that move it */
export function moveBy(key: string, frame: Frame): boolean {
  const options = optionsOf(frame);
  const step = steps[key];
  const current = active(frame);
  if (!step || options.length === 0) return false;
  const next = options[step(current ? options.indexOf(current) : -1, options.length)];
  activate(frame, next);
  next?.scrollIntoView({block: 'nearest'});
  return true;
}

/** The first option is active as soon as there is one, so that Enter opens the best result. */
export function activateFirst(frame: Frame): void {
  activate(frame, optionsOf(frame)[0]);
}

/** Remembers an option as chosen. */
export function keepChoice(option: HTMLAnchorElement): void {
  const choice = choiceOf(option);
  if (choice) rememberChoice(choice);
}

/** Opens an option: here, as a press on it does, or in a new tab, which leaves the dialog open. */
export function follow(option: HTMLAnchorElement, newTab: boolean): void {
  if (!newTab) {
    option.click();
    return;
  }
  keepChoice(option);
  window.open(option.href, '_blank', 'noopener');
}
