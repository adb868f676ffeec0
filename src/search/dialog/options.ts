import type {Frame} from './frame';
import {rememberChoice} from './recent';
import {choiceOf} from './view';

const optionsOf = ({list}: Frame): HTMLAnchorElement[] => [
  ...list.querySelectorAll<HTMLAnchorElement>('a[role="option"]'),
];

/** Returns the option that Enter opens. */
export const activeOption = (frame: Frame): HTMLAnchorElement | undefined =>
  optionsOf(frame).find((option) => option.ariaSelected === 'true');

/** Makes an option the active one. The focus stays in the input, as the combobox pattern requires. */
export function activate(frame: Frame, option: HTMLAnchorElement | undefined): void {
  activeOption(frame)?.setAttribute('aria-selected', 'false');
  if (!option) {
    frame.input.removeAttribute('aria-activedescendant');
    return;
  }
  option.setAttribute('aria-selected', 'true');
  frame.input.setAttribute('aria-activedescendant', option.id);
}

/** Arrow keys change the active option. Home and End move the cursor in the input, as the combobox pattern allows. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
};

/** Changes the active option. @returns whether the key changes it */
export function moveBy(key: string, frame: Frame): boolean {
  const options = optionsOf(frame);
  const step = steps[key];
  const current = activeOption(frame);
  if (!step || options.length === 0) return false;
  const next = options[step(current ? options.indexOf(current) : -1, options.length)];
  activate(frame, next);
  next?.scrollIntoView({block: 'nearest'});
  return true;
}

/** Makes the first option the active one, so Enter opens the best result. */
export function activateFirst(frame: Frame): void {
  activate(frame, optionsOf(frame)[0]);
}

/** Remembers an option as chosen. */
export function storeChoice(option: HTMLAnchorElement): void {
  const choice = choiceOf(option);
  if (choice) rememberChoice(choice);
}

/** Opens an option in this tab, or in a new one, in which case the dialog stays open. */
export function openOption(option: HTMLAnchorElement, newTab: boolean): void {
  if (!newTab) {
    option.click();
    return;
  }
  storeChoice(option);
  window.open(option.href, '_blank', 'noopener');
}
