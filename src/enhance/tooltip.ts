import {closest} from './dom';
import type {Behavior} from './types';

/**
 * Passes an event on to `tooltips.ts`, which is loaded with the first one. If that fails, only the tooltip is missing.
 */
function pass(event: MouseEvent | FocusEvent): void {
  if (!closest(event, '[data-tooltip]')) return;
  import('./onDemand/tooltips').then(
    ({followControl}) => followControl(event),
    () => undefined,
  );
}

/** Shows tooltips of icon buttons on hover and focus after a delay. */
export const tooltip: Behavior = {
  install() {
    for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout'] as const)
      document.addEventListener(type, pass);
  },
  mount: () => document.querySelector('.tooltip')?.remove(),
};
