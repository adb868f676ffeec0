import {all} from './dom';
import type {Behavior} from './types';

function update(element: HTMLElement): void {
  if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) {
    element.tabIndex = 0;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', element.dataset.scrollsLabel ?? 'Scrollable table');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
  }
}

let observer: ResizeObserver | undefined;

/** Code and tables that are wider than their frame can be reached and scrolled by key; the others are no extra stop. */
export const scrolls: Behavior = {
  mount() {
    observer?.disconnect();
    observer = new ResizeObserver((entries) => {
      for (const {target} of entries) update(target as HTMLElement);
    });
    for (const element of all('[data-scrolls]')) observer.observe(element);
  },
};
