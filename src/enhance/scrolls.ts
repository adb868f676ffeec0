import {afterPaint, all} from './dom';
import type {Behavior} from './types';

/** Code is named like what its copy button copies. */
function nameOf(element: HTMLElement): string {
  const copied = element.closest('[data-code]')?.querySelector('[data-copy]')?.getAttribute('aria-label');
  return copied?.replace(/^Copy code: /, '') ?? 'Scrollable table';
}

function update(element: HTMLElement): void {
  if (element.scrollWidth > element.clientWidth) {
    element.tabIndex = 0;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', nameOf(element));
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
  }
}

let observer: ResizeObserver | undefined;

/** Code and tables that are wider than their frame can be reached and scrolled by key; the others are no extra stop. */
export const scrolls: Behavior = {
  mount: () =>
    afterPaint(() => {
      observer?.disconnect();
      observer = new ResizeObserver((entries) => {
        for (const {target} of entries) update(target as HTMLElement);
      });
      for (const element of all('[data-scrolls]')) observer.observe(element);
    }),
};
