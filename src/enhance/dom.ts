/** Returns all elements of the page that match, as an array. */
export function all<T extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): T[] {
  return [...within.querySelectorAll<T>(selector)];
}

/** Returns an event's target or its closest ancestor that matches. */
export function closest<T extends HTMLElement = HTMLElement>(event: Event, selector: string): T | undefined {
  return event.target instanceof Element ? (event.target.closest<T>(selector) ?? undefined) : undefined;
}

/** Calls `listener` when an element that matches is pressed with the pointer or the keyboard. */
export function onPress(selector: string, listener: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = closest(event, selector);
    if (element) listener(element, event);
  });
}

/** Returns whether an event's target is a field that accepts text. */
export const isTyping = ({target}: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Returns whether a key is pressed with a modifier, as in shortcuts of the browser: Alt+Left goes back. */
export const hasModifier = ({altKey, ctrlKey, metaKey}: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;

/**
 * Announces a text to screen readers, without showing it.
 * @returns the announcement, which must be removed before the same text is announced again
 */
export function announce(text: string): Text {
  const announcement = new Text(text);
  document.querySelector('[data-announcer]')?.replaceChildren(announcement);
  return announcement;
}

/** Returns the element that the hash of an address names. A hash that can't be decoded names none. */
export function hashTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls a function after the next frame is painted. Browsers call an IntersectionObserver in a task after the frame,
 * whereas a function that is passed to `requestAnimationFrame` would delay the frame itself.
 */
export function afterPaint(callback: () => void): void {
  new IntersectionObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe(document.documentElement);
}
