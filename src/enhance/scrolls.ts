import {afterPaint, all} from './dom';
import type {Behavior} from './types';

/** Returns the name of a frame that scrolls: its own, or the caption of the code in it. */
const nameOf = (element: HTMLElement): string =>
  element.dataset.scrolls || element.closest('[data-code]')?.querySelector('span')?.textContent || '';

function update(element: HTMLElement): void {
  if (element.scrollWidth > element.clientWidth) {
    element.tabIndex = 0;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', nameOf(element));
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
  }
}

let sizes: ResizeObserver | undefined;
let changes: MutationObserver | undefined;

/** Measures all frames, and again when one of them changes its size. */
function measure(): void {
  sizes?.disconnect();
  sizes = new ResizeObserver((entries) => {
    // Measuring lays out parts that were skipped, and their new sizes would be reported as an error in WebKit.
    afterPaint(() => {
      for (const {target} of entries) update(target as HTMLElement);
    });
  });
  for (const element of all('[data-scrolls]')) sizes.observe(element);
}

/**
 * Makes code and tables that are wider than their frame focusable, so that the keyboard can scroll them. `data-scrolls`
 * is their accessible name, or empty for code that has a caption. Those that fit don't add tab stops. Islands change
 * what their frames contain.
 */
export const scrolls: Behavior = {
  mount: () =>
    afterPaint(() => {
      measure();
      changes?.disconnect();
      changes = new MutationObserver(measure);
      for (const island of all('[data-island]'))
        changes.observe(island, {childList: true, characterData: true, subtree: true});
    }),
};
