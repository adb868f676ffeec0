import {afterPaint, all} from './dom';
import type {Behavior} from './types';

/** Returns the name of a frame that scrolls: its own, or the caption of the code in it. */
const nameOf = (element: HTMLElement): string =>
  element.dataset.scrolls || element.closest('[data-code]')?.querySelector('span')?.textContent || '';

/** Returns whether the content of a frame is wider than it, apart from the room after what scrolls. */
const isTooWide = (element: HTMLElement): boolean =>
  element.scrollWidth - Number.parseFloat(getComputedStyle(element).paddingInlineEnd) > element.clientWidth;

function update(element: HTMLElement, scrolls: boolean): void {
  if (scrolls) element.tabIndex = 0;
  else element.removeAttribute('tabindex');
  element.role = scrolls ? 'group' : null;
  element.ariaLabel = scrolls ? nameOf(element) : null;
}

let sizes: ResizeObserver | undefined;
let changes: MutationObserver | undefined;

/** Measures all frames, and again when one of them changes its size. */
function measure(): void {
  sizes?.disconnect();
  sizes = new ResizeObserver((entries) => {
    // Measuring lays out parts that were skipped, and their new sizes would be reported as an error in WebKit.
    afterPaint(() => {
      const frames = entries.map(({target}) => target as HTMLElement);
      const wide = new Set(frames.filter(isTooWide));
      for (const frame of frames) update(frame, wide.has(frame));
    });
  });
  for (const element of all('pre, [data-scrolls]')) sizes.observe(element, {box: 'border-box'});
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
