/** Replacements for what jsdom lacks. */

/** Sets sizes of an element, because jsdom has no layout. */
export function giveSize(element: HTMLElement, sizes: Partial<Record<keyof HTMLElement, number>>): void {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, {value, configurable: true});
}

interface PointerAt {
  pointerType?: 'mouse' | 'touch';
  clientX?: number;
  relatedTarget?: Element;
}

/** Creates a pointer event. jsdom only has mouse events, and user-event sets no `relatedTarget`. */
export function pointer(type: string, {pointerType = 'touch', ...place}: PointerAt = {}): Event {
  return Object.assign(new MouseEvent(type, {bubbles: true, ...place}), {pointerType});
}

/** Blocks storage, as browsers do in some private windows. */
export function refuseStorage(): void {
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, store, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}
