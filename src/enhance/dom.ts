/** All elements of the page that match, as a list. */
export function all<T extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): T[] {
  return [...within.querySelectorAll<T>(selector)];
}

/** The nearest ancestor of an event's target (or the target itself) that matches. */
export function closest<T extends HTMLElement = HTMLElement>(event: Event, selector: string): T | undefined {
  return event.target instanceof Element ? (event.target.closest<T>(selector) ?? undefined) : undefined;
}

/** Calls `listener` when an element that matches is pressed, by pointer or by key. */
export function onPress(selector: string, listener: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = closest(event, selector);
    if (element) listener(element, event);
  });
}

/** Says a sentence to screen readers; nothing is shown. */
export function announce(words: string): void {
  const region = document.querySelector('[data-announcer]');
  if (region) region.textContent = words;
}

/** The element that an address' hash names, if there is one. A hash that can't be decoded names none. */
export function hashTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Does what can wait once the next frame is on the screen. Unlike a function that the frame itself calls, what observes
 * it takes no part in it: it is called in a task of its own.
 */
export function afterPaint(act: () => void): void {
  new IntersectionObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe(document.documentElement);
}
