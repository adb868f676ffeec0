/**
 * Returns whether a tap may be the visitor's first sign of using the page, so that waiting for one would be too late: on a
 * touch screen that is wide enough to show an island's controls without scrolling.
 */
export const isTappedFirst = (): boolean => matchMedia('(any-pointer: coarse) and (min-width: 48rem)').matches;

/** Events of a visitor who uses the page. A program that only loads it sends none. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/** Calls a function once: when the visitor first moves the pointer, presses, types, or scrolls. */
export function onFirstUse(start: () => void): void {
  const controller = new AbortController();
  const used = () => {
    controller.abort();
    start();
  };
  for (const sign of signs) window.addEventListener(sign, used, {passive: true, signal: controller.signal});
}
